import { css, cx } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, row, stack, tightStack } from '#web/ui/styles.ts'
import { ShopDrawing } from './shop-drawing.tsx'

const sides = css`
  display: grid; gap: var(--s6); align-items: start; grid-template-columns: minmax(0, 1fr);
  @media (min-width: 900px) { grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); gap: var(--s7); }
`
const list = css`
  display: grid; gap: var(--s4); counter-reset: step;
  & > li { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr); gap: var(--s4); padding: var(--s4) var(--s5); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); counter-increment: step; }
  & > li::before { content: counter(step); font: 600 var(--size-2xl)/1 var(--display); color: var(--accent); }
  & h2 { font-size: var(--size-l); }
`

/** what makes it worth having, first of all the favourite shops. */
export function QuickStartScreen() {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t('shopping-reminder:quick.intro')}>{t('shopping-reminder:quick.title')}</PageHeading>
      <div className={sides}>
        <ol className={list}>
          {(['1', '2', '3'] as const).map((step) => (
            <li key={step}>
              <div className={tightStack}>
                <h2>{t(`shopping-reminder:quick.${step}.title`)}</h2>
                <p>{t(`shopping-reminder:quick.${step}.text`)}</p>
                {step === '1' && (
                  <div className={row}>
                    <ButtonLink to="/donation-reminder/guide-quickstart/favourites">
                      {t('shopping-reminder:quick.start')}
                    </ButtonLink>
                    <ButtonLink to="/retailers" kind="quiet">
                      {t('shopping-reminder:quick.later')}
                    </ButtonLink>
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
        <ShopDrawing />
      </div>
    </div>
  )
}
