import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { hydrateWhenSeen } from '#web/ui/hydrate-when-seen.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, reading, stack, tightStack } from '#web/ui/styles.ts'
import { HowSteps } from './how-steps.tsx'

const pays = css`margin-block: var(--s5);`

const HowEnd = hydrateWhenSeen(
  'how-end',
  lazyImport(async () => (await import('./how-end.tsx')).HowEnd),
)

/** */
export function HowItWorksScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('content-how:intro')}>{titleOf('R-119')}</PageHeading>
      <HowSteps />
      <section className={cx(tightStack, pays)} aria-labelledby="pays">
        <h2 id="pays">{t('content-how:pays')}</h2>
        <p className={reading}>{t('content-how:paysText')}</p>
        <p>
          <Link to="/our-fees-explained">{t('content-how:fees')}</Link>
        </p>
      </section>
      <HowEnd />
    </div>
  )
}
