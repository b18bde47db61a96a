import { css, cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, reading, row, stack, tightStack } from '#web/ui/styles.ts'

const list = css`
  display: grid; gap: var(--s4); counter-reset: step;
  & > li { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr); gap: var(--s4); padding: var(--s4) var(--s5); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); counter-increment: step; }
  & > li::before { content: counter(step); font: 600 var(--size-2xl)/1 var(--display); color: var(--accent); }
  & h2 { font-size: var(--size-l); }
`

/** what makes it worth having, first of all the favourite shops. */
export function QuickStartScreen() {
  return (
    <div className={cx(pageBody, stack, reading)}>
      <PageHeading intro={t('shopping-reminder:quick.intro')}>{t('shopping-reminder:quick.title')}</PageHeading>
      <ol className={list}>
        {(['1', '2', '3'] as const).map((step) => (
          <li key={step}>
            <div className={tightStack}>
              <h2>{t(`shopping-reminder:quick.${step}.title`)}</h2>
              <p>{t(`shopping-reminder:quick.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={row}>
        <ButtonLink to="/donation-reminder/guide-quickstart/favourites">{t('shopping-reminder:quick.start')}</ButtonLink>
        <ButtonLink to="/retailers" kind="quiet">
          {t('shopping-reminder:quick.later')}
        </ButtonLink>
      </div>
    </div>
  )
}
