import { notFound } from '@tanstack/react-router'
import { AuditTrailScreen } from './audit-trail.tsx'
import { RefusedCallsScreen } from './refused-calls.tsx'

/** The trail itself, and what is counted instead of noted: pages of one address, since each address of its own makes every page's script longer. */
export function AuditTrailPages({ part }: { part: string | undefined }) {
  if (part === undefined) return <AuditTrailScreen />
  if (part !== 'refused-calls') throw notFound()
  return <RefusedCallsScreen />
}
