import { useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { sourceOf } from '#web/shared/transactions/labels.ts'
import { TransactionsView } from '#web/shared/transactions/transactions-view.tsx'
import { useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { causeTransactionsWith, readCauseTransactionsCsv } from './cause-donations.implementations.ts'

/** the view "Cause Donations". */
export function CauseDonationsScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => causeTransactionsWith(site, cause.id), [site, cause.id])
  return (
    <TransactionsView
      machine={machine}
      words={{
        title: t('cause-admin:donations.title'),
        intro: t('cause-admin:donations.intro', { cause: cause.name }),
        spent: t('cause-admin:donations.spent'),
        monthsMean: t('giving:list.monthsMean'),
        pendingMeans: t('cause-admin:donations.pendingMeans'),
        nothingInPeriod: t('cause-admin:donations.nothingInPeriod'),
        empty: t('cause-admin:donations.empty'),
      }}
      first={<ButtonLink to="/referrals">{t('cause-admin:donations.share')}</ButtonLink>}
      nameOf={sourceOf}
      csvName="cause-donations.csv"
      readCsv={(narrowing, signal) => readCauseTransactionsCsv(site, cause.id, narrowing, signal)}
    />
  )
}
