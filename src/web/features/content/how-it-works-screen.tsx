import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { card, pageBody, stack, tightStack } from '#web/ui/styles.ts'
import { HowSteps } from './how-steps.tsx'

// What it costs, and beside it where to begin.
const ends = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  & > * { padding: var(--s6) var(--s5); border-radius: var(--radius-card); }
  & > :last-child { display: grid; gap: var(--s4); align-content: center; justify-items: center; text-align: center; background: var(--accent-wash); }
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`

/** */
export function HowItWorksScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('content-how:intro')}>{titleOf('R-119')}</PageHeading>
      <HowSteps />
      <div className={ends}>
        <section className={cx(card, tightStack)} aria-labelledby="pays">
          <h2 id="pays">{t('content-how:pays')}</h2>
          <p>{t('content-how:paysText')}</p>
          <p>
            <Link to="/our-fees-explained">{t('content-how:fees')}</Link>
          </p>
        </section>
        <div>
          <h2>{t('content-how:end')}</h2>
          <ButtonLink to="/support-a-good-cause/step-1">{t('content-how:start')}</ButtonLink>
        </div>
      </div>
    </div>
  )
}
