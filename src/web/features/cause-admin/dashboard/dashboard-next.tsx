import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseCard, PaysFor } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { isWideWindow } from '#web/platform/wide-window.ts'
import { buttonLooks } from '#web/ui/button.tsx'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { card } from '#web/ui/styles.ts'
import { Checklist } from '../getting-started/checklist.tsx'
import type { Task } from '../tasks.ts'
import { ShareKit } from './share-kit.tsx'

// What matters most with its reason and what does it, then the rest as lines; as high as what stands beside it.
const band = css`
  && { display: grid; gap: var(--s4); align-content: start; line-height: 1.4; grid-template-columns: minmax(0, 1fr); }
  & > h2 { font-size: var(--size-l); line-height: 1.3; margin-block-end: calc(-1 * var(--s2)); }
  & > p { text-wrap: pretty; }
  & > a { justify-self: start; @media (max-width: 767px) { justify-self: stretch; } }
  & > div:has(> h2) { border-block-start: 1px solid color-mix(in srgb, var(--accent) 25%, transparent); font-size: var(--size-s); & > div { padding-block-end: 0; } }
  & > section:last-child:not(:first-child) { border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s4); }
  @media (max-width: 767px) { && { padding: var(--s4); } }
`
interface WorthDoingProps {
  tasks: readonly Task[]
  cause: CauseCard
  /** What the cause says that amounts pay for. */
  lines: readonly PaysFor[]
}

/** What is left to do for a cause that is under way, and the ways to pass its page on: the first with its reason and what does it, the next three as lines (in a narrow window one), the rest behind one that opens. Of a cause that was refused no page is shared. */
export function WorthDoing({ tasks, cause, lines }: WorthDoingProps) {
  const canShare = cause.standing !== 'refused'
  const [main, ...others] = tasks.filter(({ kind }) => canShare || kind !== 'more')
  if (!main && !canShare) return null
  const isSharing = main?.kind === 'more'
  // Where it’s narrow, one of the rest.
  const few = isWideWindow() ? 3 : 1
  const later = others.slice(few)
  // The kit alone is a section of its own.
  const Frame = main ? 'section' : 'div'
  const kit = canShare && <ShareKit cause={cause} lines={lines} isFirst={isSharing} />
  return (
    <Frame className={cx(card, band)} aria-labelledby={main && 'worth-doing'}>
      {main && (
        <>
          <h2 id="worth-doing">{t('cause-admin-dashboard:toDo.title')}</h2>
          <p>{main.says}</p>
          {isSharing ? (
            kit
          ) : (
            <Link to={main.to} {...(main.search && { search: main.search })} className={buttonLooks('primary')}>
              {main.name}
            </Link>
          )}
        </>
      )}
      {others.length > 0 && <Checklist items={others.slice(0, few)} />}
      {later.length > 0 && (
        <Collapsible title={t('cause-admin-dashboard:toDo.others', { count: later.length })}>
          <Checklist items={later} />
        </Collapsible>
      )}
      {!isSharing && kit}
    </Frame>
  )
}
