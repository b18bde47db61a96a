import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CauseCard, PaysFor } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { isWideWindow } from '#web/platform/wide-window.ts'
import { buttonLooks } from '#web/ui/button.tsx'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { card } from '#web/ui/styles.ts'
import { Checklist } from '../getting-started/checklist.tsx'
import type { Task } from '../tasks.ts'
import { ShareKit } from './share-kit.tsx'

// One beside the other, or as wide as the page where there is only one.
const pair = css`
  display: grid; gap: inherit; grid-template-columns: minmax(0, 1fr);
  @container (min-width: 48rem) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); }
`
// What matters most with its reason and what does it, then the rest as lines; as high as what stands beside it.
const band = css`
  && { display: grid; gap: var(--s4); align-content: start; line-height: 1.4; grid-template-columns: minmax(0, 1fr); }
  & > h2 { font-size: var(--size-l); line-height: 1.3; margin-block-end: calc(-1 * var(--s2)); }
  & > p { text-wrap: pretty; }
  & > a { justify-self: start; @media (max-width: 767px) { justify-self: stretch; } }
  & > div:has(> h2) { border-block-start: 1px solid color-mix(in srgb, var(--accent) 25%, transparent); font-size: var(--size-s); & > div { padding-block-end: 0; } }
  @media (max-width: 767px) { && { padding: var(--s4); } }
`
interface WorthDoingProps {
  tasks: readonly Task[]
  cause: CauseCard
  /** What the cause says that amounts pay for. */
  lines: readonly PaysFor[]
  /** Who raises it. */
  supporters: ReactNode
}

/** What is left to do for a cause that is under way: the first with its reason and what does it, the next five as lines (in a narrow window one), the rest behind one that opens. */
function ToDo({ tasks }: Pick<WorthDoingProps, 'tasks'>) {
  // What passing the page on is for stands with what does it.
  const [main, ...rest] = tasks
  const isShared = main?.kind === 'more'
  // Where it’s narrow, one of the rest.
  const few = isWideWindow() ? 5 : 1
  const later = rest.slice(few)
  if (!main || (isShared && rest.length === 0)) return null
  return (
    <section className={cx(card, band)} aria-labelledby="worth-doing">
      <h2 id="worth-doing">{t('cause-admin-dashboard:toDo.title')}</h2>
      {!isShared && (
        <>
          <p>{main.says}</p>
          <Link to={main.to} {...(main.search && { search: main.search })} className={buttonLooks('primary')}>
            {main.name}
          </Link>
        </>
      )}
      {rest.length > 0 && <Checklist items={rest.slice(0, few)} />}
      {later.length > 0 && (
        <Collapsible title={t('cause-admin-dashboard:toDo.others', { count: later.length })}>
          <Checklist items={later} />
        </Collapsible>
      )}
    </section>
  )
}

/** What is left to do beside who raises it, and the ways to pass the cause’s page on. Of a cause that was refused no page is shared. */
export function WorthDoing({ tasks, cause, lines, supporters }: WorthDoingProps) {
  const canShare = cause.standing !== 'refused'
  const open = tasks.filter(({ kind }) => canShare || kind !== 'more')
  const [main] = open
  return (
    <>
      <div className={pair}>
        <ToDo tasks={open} />
        {supporters}
      </div>
      {canShare && <ShareKit cause={cause} lines={lines} reason={main?.kind === 'more' ? main.says : null} />}
    </>
  )
}
