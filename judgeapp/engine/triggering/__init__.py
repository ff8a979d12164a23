"""What triggers on what happens, or answers what is about to.

Imports point one way: causes, timings <- trigger_conditions <- triggers, immediate, unread.
"""
