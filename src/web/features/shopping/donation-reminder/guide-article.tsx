import { css, cx } from '@linaria/core'
import { partsIn, t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pageBody, reading, row, stack, tightStack } from '#web/ui/styles.ts'
import type { GuideReference } from './addresses.ts'

const parts = css`display: grid; gap: var(--s6); & h2 { font-size: var(--size-l); }`

/** a guide that is all text; one more is its words, and its name in `addresses.ts`. */
export function GuideArticle({ reference }: { reference: GuideReference }) {
  return (
    <div className={cx(pageBody, stack)}>
      <PageHeading intro={t(`shopping-reminder-articles:${reference}.intro`)}>
        {t(`shopping-reminder-articles:${reference}.title`)}
      </PageHeading>
      <div className={cx(parts, reading)}>
        {partsIn('shopping-reminder-articles', `${reference}.sections`).map((part) => (
          <section key={part} className={tightStack}>
            <h2>{t(`shopping-reminder-articles:${reference}.sections.${part}.title`)}</h2>
            <p>{t(`shopping-reminder-articles:${reference}.sections.${part}.text`)}</p>
          </section>
        ))}
      </div>
      <div className={row}>
        <span>{t('shopping-reminder-articles:ways')}</span>
        <ButtonLink to="/donation-reminder" kind="secondary">
          {t('shopping-reminder-articles:guides')}
        </ButtonLink>
      </div>
    </div>
  )
}
