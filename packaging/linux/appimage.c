/* The head of the AppImage: a program of its own that stands before a file system. It shows that file
 * system as a folder and starts what is in it; where nothing can be shown so, it lays the folder out,
 * and takes it away in the end. It answers to what other AppImages answer to:
 *
 *     --appimage-offset    where the file system begins
 *     --appimage-extract   lay it out in the folder squashfs-root
 *     --appimage-mount     show it until this is ended
 */

#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <squashfuse/config.h>
#include <squashfuse/squashfuse.h>
#include <squashfuse/ll.h>

#define LAID_OUT "squashfs-root"
#define PIECE (1 << 17)

static char self[PATH_MAX];  /* the AppImage */
static char shown[PATH_MAX]; /* the folder that it is shown as */
static sqfs_ll_chan channel;

static int fail(const char *what) {
    fprintf(stderr, "judgeapp: %s: %s\n", what, strerror(errno));
    return EXIT_FAILURE;
}

/* A new folder of our own where temporary files go. */
static int make_folder(char *path, const char *name) {
    const char *temporary = getenv("TMPDIR");
    const char *in = temporary && *temporary ? temporary : "/tmp";
    int length = snprintf(path, PATH_MAX, "%s/%s-XXXXXX", in, name);
    if (length < PATH_MAX)
        return mkdtemp(path) ? 0 : -1;
    errno = ENAMETOOLONG;
    return -1;
}

/* Where this program ends and the file system begins: its table of sections is its last part. */
static size_t offset(void) {
    Elf64_Ehdr head;
    int file = open(self, O_RDONLY | O_CLOEXEC);
    ssize_t got = file < 0 ? -1 : read(file, &head, sizeof head);
    close(file);
    return got == sizeof head ? head.e_shoff + (size_t)head.e_shentsize * head.e_shnum : 0;
}

/* -- shown as a folder -------------------------------------------------------------------------- */

static struct fuse_lowlevel_ops operations = {
    .getattr = sqfs_ll_op_getattr,
    .opendir = sqfs_ll_op_opendir,
    .releasedir = sqfs_ll_op_releasedir,
    .readdir = sqfs_ll_op_readdir,
    .lookup = sqfs_ll_op_lookup,
    .open = sqfs_ll_op_open,
    .create = sqfs_ll_op_create,
    .release = sqfs_ll_op_release,
    .read = sqfs_ll_op_read,
    .readlink = sqfs_ll_op_readlink,
    .listxattr = sqfs_ll_op_listxattr,
    .getxattr = sqfs_ll_op_getxattr,
    .forget = sqfs_ll_op_forget,
    .statfs = stfs_ll_op_statfs,
};

/* Nobody writes into the pipe: it ends when the last one who could is gone. */
static void *until_the_program_ends(void *pipe_end) {
    char nothing;
    while (read((int)(long)pipe_end, &nothing, 1) < 0 && errno == EINTR) {
    }
    sqfs_ll_unmount(&channel, shown);
    rmdir(shown);
    return NULL;
}

/* Answers what is asked of the folder, in a process of its own. */
static void show(int ready, int program_ends) {
    char *words[] = {"judgeapp", "-o", "ro,nosuid,nodev,subtype=squashfuse,fsname=judgeapp"};
    struct fuse_args args = FUSE_ARGS_INIT(3, words);
    pthread_t waiting;
    /* What ends the program from a terminal must not end what it stands on, and nobody who reads what
     * it prints must wait for this process. */
    int nowhere = open("/dev/null", O_RDWR);
    for (int stream = 0; stream < 3; stream++)
        dup2(nowhere, stream);
    setsid();
    sqfs_ll *files = sqfs_ll_open(self, offset());
    if (!files || sqfs_ll_mount(&channel, shown, &args, &operations, sizeof operations, files))
        _exit(EXIT_FAILURE);
    if (pthread_create(&waiting, NULL, until_the_program_ends, (void *)(long)program_ends))
        _exit(EXIT_FAILURE);
    (void)!write(ready, "", 1);
    close(ready);
    fuse_session_loop(channel.session);
    pthread_join(waiting, NULL);
    _exit(EXIT_SUCCESS);
}

/* Whether the folder is there now. It stays while the open end of a pipe, which the program gets
 * with all else that is open, is held by it. */
static int is_shown(void) {
    int ready[2], end[2];
    char said;
    if (make_folder(shown, ".mount_judgeapp") || pipe2(ready, O_CLOEXEC) || pipe(end))
        return 0;
    pid_t shows = fork();
    if (shows == 0) {
        close(ready[0]);
        close(end[1]);
        show(ready[1], end[0]);
    }
    close(ready[1]);
    close(end[0]);
    if (shows > 0 && read(ready[0], &said, 1) == 1)
        return 1;
    if (shows > 0)
        waitpid(shows, NULL, 0);
    close(end[1]);
    rmdir(shown);
    return 0;
}

/* -- laid out ----------------------------------------------------------------------------------- */

static int lay_out_file(sqfs *files, sqfs_inode *inode, const char *path) {
    static char piece[PIECE];
    int out = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, inode->base.mode & 0777);
    sqfs_off_t at = 0, size = PIECE;
    int wrong = out < 0;
    while (!wrong && at < (sqfs_off_t)inode->xtra.reg.file_size) {
        size = PIECE;
        wrong = sqfs_read_range(files, inode, at, &size, piece) || size <= 0 ||
                write(out, piece, size) != size;
        at += size;
    }
    return (out >= 0 && close(out)) || wrong;
}

static int lay_out_link(sqfs *files, sqfs_inode *inode, const char *path) {
    char to[PATH_MAX];
    size_t size = sizeof to;
    return sqfs_readlink(files, inode, to, &size) || symlink(to, path);
}

static int lay_out(const char *folder) {
    sqfs files;
    sqfs_traverse walk;
    sqfs_inode inode;
    sqfs_err wrong = 0;
    char path[2 * PATH_MAX];
    if (sqfs_open_image(&files, self, offset()) ||
        sqfs_traverse_open(&walk, &files, sqfs_inode_root(&files)))
        return 1;
    while (!wrong && sqfs_traverse_next(&walk, &wrong)) {
        if (walk.dir_end)
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, walk.path);
        wrong = sqfs_inode_get(&files, &inode, sqfs_dentry_inode(&walk.entry));
        if (!wrong && S_ISDIR(inode.base.mode))
            wrong = mkdir(path, 0755) && errno != EEXIST;
        else if (!wrong && S_ISLNK(inode.base.mode))
            wrong = lay_out_link(&files, &inode, path);
        else if (!wrong)
            wrong = lay_out_file(&files, &inode, path);
    }
    sqfs_traverse_close(&walk);
    sqfs_destroy(&files);
    return wrong;
}

static int take_away(const char *path, const struct stat *about, int kind, struct FTW *where) {
    (void)about, (void)kind, (void)where;
    return remove(path);
}

/* -- the program -------------------------------------------------------------------------------- */

static int start(const char *folder, char **arguments) {
    char program[PATH_MAX];
    snprintf(program, sizeof program, "%s/AppRun", folder);
    setenv("APPIMAGE", self, 1);
    setenv("APPDIR", folder, 1);
    setenv("ARGV0", arguments[0], 1);
    execv(program, arguments);
    return fail(program);
}

static pid_t program;

static void pass_on(int what) { kill(program, what); }

/* Who ends this program means the other: it is told, and waited for, so that its folder goes. */
static int wait_for_program(const sigset_t *before) {
    struct sigaction passing = {.sa_handler = pass_on, .sa_flags = SA_RESTART};
    int status;
    sigaction(SIGTERM, &passing, NULL);
    sigaction(SIGHUP, &passing, NULL);
    sigprocmask(SIG_SETMASK, before, NULL);
    /* An interruption from the keyboard reaches both: the program decides what it does. */
    signal(SIGINT, SIG_IGN);
    if (waitpid(program, &status, 0) != program)
        return EXIT_FAILURE;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static int start_laid_out(char **arguments) {
    char folder[PATH_MAX] = "";
    int status = EXIT_FAILURE;
    if (make_folder(folder, "judgeapp") || lay_out(folder))
        status = fail(folder);
    else {
        sigset_t ending, before;
        sigemptyset(&ending);
        sigaddset(&ending, SIGTERM);
        sigaddset(&ending, SIGHUP);
        /* None of them comes before there is somebody to tell. */
        sigprocmask(SIG_BLOCK, &ending, &before);
        program = fork();
        if (program == 0) {
            sigprocmask(SIG_SETMASK, &before, NULL);
            _exit(start(folder, arguments));
        }
        status = program > 0 ? wait_for_program(&before) : fail(folder);
    }
    nftw(folder, take_away, 16, FTW_DEPTH | FTW_PHYS);
    return status;
}

int main(int count, char **arguments) {
    const char *asked = count > 1 ? arguments[1] : "";
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length < 0 || !offset())
        return fail("this file can't be read");
    if (!strcmp(asked, "--appimage-offset"))
        return printf("%zu\n", offset()) < 0;
    if (!strcmp(asked, "--appimage-extract")) {
        if ((mkdir(LAID_OUT, 0755) && errno != EEXIST) || lay_out(LAID_OUT))
            return fail(LAID_OUT);
        return puts(LAID_OUT) < 0;
    }
    if (getenv("APPIMAGE_EXTRACT_AND_RUN") || !is_shown())
        return start_laid_out(arguments);
    if (strcmp(asked, "--appimage-mount"))
        return start(shown, arguments);
    puts(shown);
    fflush(stdout);
    pause();
    return EXIT_SUCCESS;
}
