"""Effects that trigger on events, or answer what is about to happen.

Imports point one way: causes, timings <- trigger_conditions <- triggers, immediate, unread.
"""
