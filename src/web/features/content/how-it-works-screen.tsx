import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, reading, stack, tightStack } from '#web/ui/styles.ts'
import { HowSteps } from './how-steps.tsx'

const pays = css`padding-block: var(--s5); border-block-start: 1px solid var(--line-soft);`
const end = css`
  display: grid; gap: var(--s4); justify-items: center; text-align: center; padding: var(--s7) var(--s5); background: var(--accent-wash); border-radius: var(--radius-card);
`

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
      <div className={end}>
        <h2>{t('content-how:end')}</h2>
        <ButtonLink to="/support-a-good-cause/step-1">{t('content-how:start')}</ButtonLink>
      </div>
    </div>
  )
}
