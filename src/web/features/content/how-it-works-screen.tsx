import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { hydrateWhenSeen } from '#web/ui/hydrate-when-seen.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, reading, stack, thirds, tightStack } from '#web/ui/styles.ts'
import { HowSteps } from './how-steps.tsx'

const page = css`@media (min-width: 1024px) { & h1 { font-size: 2.5rem; } }`
const pays = css`margin-block: var(--s5);`
// Who pays what, of the purchase above, each below a line of its own.
const sums = css`
  margin-block-start: var(--s4);
  & > div { display: grid; grid-template-columns: 5rem minmax(0, 1fr); gap: 0 var(--s3); align-content: start; align-items: baseline; padding-block-start: var(--s3); border-block-start: 1px solid var(--line-soft); }
  & dt { grid-column: 2; font-weight: 650; }
  & dd { display: contents; }
  & strong { grid-area: 1 / 1; font: 700 var(--size-xl) / 1.2 var(--text); font-variant-numeric: tabular-nums; color: var(--accent); }
  & span { grid-column: 2; color: var(--ink-soft); text-wrap: pretty; }
  @media (min-width: 768px) {
    & > div { grid-template-columns: minmax(0, 1fr); padding-block-start: var(--s4); border-block-start: 3px solid var(--accent); }
    & strong { font-size: var(--size-2xl); margin-block-end: var(--s1); }
    & dt, & span { grid-column: 1; }
  }
`

// Each question above its answer, two beside each other where there is room.
const doubts = css`
  margin-block: var(--s4) var(--s6);
  & dl { display: grid; gap: var(--s5) var(--s7); grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); margin-block-start: var(--s3); }
  & dl > div { display: grid; gap: var(--s1); align-content: start; padding-block-start: var(--s3); border-block-start: 1px solid var(--line-soft); text-wrap: pretty; }
  & dt { font-weight: 650; }
  & dd { color: var(--ink-soft); }
  & dd > a { display: inline-block; }
`

const HowEnd = hydrateWhenSeen(
  'how-end',
  lazyImport(async () => (await import('./how-end.tsx')).HowEnd),
)

/** */
export function HowItWorksScreen() {
  return (
    <div className={cx(pageBody, stack, page)}>
      <PageHeading intro={t('content-how:intro')}>{titleOf('R-119')}</PageHeading>
      <HowSteps />
      <section className={cx(tightStack, pays)} aria-labelledby="pays">
        <h2 id="pays">{t('content-how:pays')}</h2>
        <p className={reading}>
          {t('content-how:paysText')} <Link to="/our-fees-explained">{t('content-how:fees')}</Link>
        </p>
        <dl className={cx(thirds, sums)}>
          {(['pay', 'get', 'take'] as const).map((who) => (
            <div key={who}>
              <dt>{t(`content-how:sum.${who}`)}</dt>
              <dd>
                <strong>{t(`content-how:sum.${who}Amount`)}</strong> <span>{t(`content-how:sum.${who}Text`)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={cx(tightStack, doubts)} aria-labelledby="doubts">
        <h2 id="doubts">{t('content-how:doubts')}</h2>
        <dl>
          {(['missing', 'return', 'app', 'code'] as const).map((doubt) => (
            <div key={doubt}>
              <dt>{t(`content-how:doubt.${doubt}`)}</dt>
              <dd>
                {t(`content-how:doubt.${doubt}Text`)}{' '}
                {doubt === 'missing' && <Link to="/account/claims">{t('content-how:doubt.report')}</Link>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <HowEnd />
    </div>
  )
}
