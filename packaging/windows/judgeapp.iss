; The installer for Windows, of the folder that packaging/build.py builds. For one user, without the
; rights of an administrator, unless he asks for all. Inno Setup 6; Version is named by build.py.

#define Name "The judge's desk"

[Setup]
; Never another: by it a newer version finds the older one and takes its place.
AppId={{6F0C6C0B-5B0F-4A57-9C3C-2A4B6D0E7F31}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\judgeapp.ico
UninstallDisplayIcon={app}\{#Name}.exe
OutputDir=..\..\dist
OutputBaseFilename=The_judges_desk-{#Version}-setup
Compression=lzma2/max
SolidCompression=yes
ChangesAssociations=yes
ChangesEnvironment=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "path"; Description: "judgeapp on the command line"; Flags: unchecked

[InstallDelete]
; What an older version had and a newer one has not must not be found by it. A judge's work is
; elsewhere, and stays.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\judgeapp\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\{#Name}"; Filename: "{app}\{#Name}.exe"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Name}.exe"; Tasks: desktop

[Registry]
; Offered for files of these endings, which many programs have, and forced upon none.
Root: HKA; Subkey: "Software\Classes\.json\OpenWithProgids"; ValueType: string; ValueName: "judgeapp.file"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.yaml\OpenWithProgids"; ValueType: string; ValueName: "judgeapp.file"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\judgeapp.file"; ValueType: string; ValueData: "{#Name}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\judgeapp.file\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Name}.exe,0"
Root: HKA; Subkey: "Software\Classes\judgeapp.file\shell\open\command"; ValueType: string; ValueData: """{app}\{#Name}.exe"" --open ""%1"""
Root: HKCU; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Tasks: path; Check: not IsAdminInstallMode and IsNotOnPath

[Run]
Filename: "{app}\{#Name}.exe"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent

[Code]
function IsNotOnPath(): Boolean;
var
  Path: String;
begin
  Result := not RegQueryStringValue(HKEY_CURRENT_USER, 'Environment', 'Path', Path)
    or (Pos(';' + Lowercase(ExpandConstant('{app}')) + ';', ';' + Lowercase(Path) + ';') = 0);
end;
