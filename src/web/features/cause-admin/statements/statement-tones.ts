import type { Statement } from '#contract/cause-admin/statement.ts'
import type { StatusTone } from '#web/ui/status.tsx'

export const statementTones: Record<Statement['stage'], StatusTone> = {
  onItsWay: 'waiting',
  paid: 'positive',
  refused: 'negative',
  returned: 'negative',
  withdrawn: 'waiting',
  carriedOver: 'waiting',
}
