import { css, cx } from '@linaria/core'
import { pageBody, stack } from '#web/ui/styles.ts'
import { CauseReactivation } from './cause-reactivation/cause-reactivation.tsx'
import { CauseRecall } from './cause-recall/cause-recall.tsx'

const apart = css`gap: var(--s7);`

/** What support can do about a cause that nothing waits for: check it again (G-006), or let it take supporters again (G-029). `cause`: the page address of the one that somebody comes from, or nothing. */
export function ConfirmedCausesScreen({ cause }: { cause: string }) {
  return (
    <div className={cx(pageBody, stack, apart)}>
      <CauseRecall cause={cause} />
      <CauseReactivation />
    </div>
  )
}
