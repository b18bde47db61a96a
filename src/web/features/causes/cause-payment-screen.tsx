import { cx } from '@linaria/core'
import type { Payment } from '#contract/cause-admin/statement.ts'
import type { Cause } from '#contract/causes/cause.ts'
import { formatDay } from '#contract/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { card, pageBody, row, stack } from '#web/ui/styles.ts'

/** The last day before an instant at which the next one begins. */
const dayBefore = (iso: string) => formatDay(new Date(Date.parse(iso) - 1000).toISOString())

/** what a cause was paid for a quarter. No supporter is named. */
export function CausePaymentScreen({ cause, payment }: { cause: Cause; payment: Payment }) {
  const amount = formatMoney(payment.pence)
  return (
    <div className={cx(pageBody, stack)}>
      <Scene name="arrived" />
      <PageHeading intro={t('content:payment.intro', { cause: cause.name })}>
        {t('content:payment.title', { amount, cause: cause.name })}
      </PageHeading>
      <section className={card} aria-label={t('content:payment.facts')}>
        <Facts
          rows={[
            [t('content:payment.amount'), amount],
            [
              t('content:payment.period'),
              t('content:payment.fromTo', { from: formatDay(payment.from), to: dayBefore(payment.date) }),
            ],
            [t('content:payment.paid'), formatDay(payment.paidOn)],
          ]}
        />
      </section>
      <div className={row}>
        <ButtonLink to="/causes/$causeSlug" params={{ causeSlug: cause.uri }}>
          {t('content:payment.cause', { cause: cause.name })}
        </ButtonLink>
      </div>
    </div>
  )
}
