import { RefusedCallsScreen } from '../refused-calls/refused-calls.tsx'
import { AuditTrailScreen } from './audit-trail.tsx'

/** The trail itself, and what is counted instead of noted: pages of one address, since each address of its own makes every page's script longer. */
export const AuditTrailPages = ({ part }: { part: string | undefined }) =>
  part === 'refused-calls' ? <RefusedCallsScreen /> : <AuditTrailScreen />
