import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { AdminStats } from '#contract/cause-admin/dashboard.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { buttonLooks } from '#web/ui/button.tsx'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { card, tightStack } from '#web/ui/styles.ts'
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
const counts = css`
  display: grid; margin: 0; font-size: var(--size-s); border-block-start: 1px solid var(--line-soft);
  & > div { display: flex; justify-content: space-between; gap: var(--s3); padding-block: var(--s2); border-block-end: 1px solid var(--line-soft); }
  & a { color: var(--ink); }
  & dd { margin: 0; font-size: var(--size-m); font-weight: 600; font-variant-numeric: tabular-nums; }
`

const whole = css`
  & > div { display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: baseline; justify-content: space-between; }
  & > div > h2 { font-size: var(--size-l); }
  & > svg { margin-block-end: var(--s1); background: var(--line); }
  /* The parts of the bar. */
  & dt { display: flex; gap: var(--s2); align-items: center; &::before { content: ''; flex: none; inline-size: 0.75rem; block-size: 0.75rem; border-radius: 3px; background: var(--line); } &[data-plain]::before { content: none; } }
  & > dl > :first-child > dt::before { background: var(--accent); }
  @media (max-width: 767px) { && { padding: var(--s4); } }
  & > div > b { font: 700 var(--size-xl) / 1 var(--text); }
  & > p { font-size: var(--size-s); line-height: 1.4; }
  & > p > a { padding-block: var(--s1); }
`

interface WorthDoingProps {
  tasks: readonly Task[]
  cause: CauseCard
}

/** What is left to do for a cause that is under way, and the ways to pass its page on: the first with its reason and what does it, the next three as lines, the rest behind one that opens. Of a cause that was refused no page is shared. */
export function WorthDoing({ tasks, cause }: WorthDoingProps) {
  const canShare = cause.standing !== 'refused'
  const [main, ...others] = tasks.filter(({ kind }) => canShare || kind !== 'more')
  if (!main && !canShare) return null
  const isSharing = main?.kind === 'more'
  const later = others.slice(3)
  // The kit alone is a section of its own.
  const Frame = main ? 'section' : 'div'
  const kit = canShare && <ShareKit cause={cause} isFirst={isSharing} />
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
      {others.length > 0 && <Checklist items={others.slice(0, 3)} />}
      {later.length > 0 && (
        <Collapsible title={t('cause-admin-dashboard:toDo.others', { count: later.length })}>
          <Checklist items={later} />
        </Collapsible>
      )}
      {!isSharing && kit}
    </Frame>
  )
}

interface SupportersProps {
  causeId: number
  stats: AdminStats
}

/** D-036 */
export function Supporters({ causeId, stats: { supporters, yearToDate } }: SupportersProps) {
  // What there is nobody of says nothing.
  const parts = (['active', 'lapsed', 'waiting'] as const).filter((name) => name === 'active' || supporters[name] > 0)
  const all = supporters.active + supporters.lapsed + supporters.waiting
  const params = { causeId: `${causeId}` }
  return (
    <section className={cx(card, tightStack, whole)} aria-labelledby="supporters">
      <div>
        <h2 id="supporters">{t('cause-admin-dashboard:supporters.title')}</h2>
        <b>{formatCount(all)}</b>
      </div>
      <ShareBar value={supporters.active} most={all} />
      <dl className={counts}>
        {parts.map((part) => (
          <div key={part}>
            <dt>
              <Link to="/account/causes/$causeId/supporters" params={params} search={{ part }}>
                {t(`cause-admin-dashboard:supporters.${part}`)}
              </Link>
            </dt>
            <dd>{formatCount(supporters[part])}</dd>
          </div>
        ))}
        <div>
          <dt data-plain>{t('cause-admin-dashboard:supporters.joined')}</dt>
          <dd>{formatCount(yearToDate.supportersJoined)}</dd>
        </div>
      </dl>
      <p>
        <Link to="/account/causes/$causeId/supporters" params={params}>
          {t('cause-admin-dashboard:supporters.all')}
        </Link>
      </p>
    </section>
  )
}
