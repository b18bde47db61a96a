import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { sourceOf } from '#web/shared/transactions/labels.ts'
import { Marked } from '#web/shared/transactions/source-mark.tsx'
import { readTransactionsCsv, transactionsListWith } from '#web/shared/transactions/transactions.implementations.ts'
import { TransactionsView } from '#web/shared/transactions/transactions-view.tsx'
import { usePerson, useSite } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { row } from '#web/ui/styles.ts'
import { DonationHelp } from '../donation-help.tsx'

/** the view "My Donations". */
export function DonationsScreen() {
  const site = useSite()
  const { me } = usePerson()
  const machine = useMemo(() => transactionsListWith(site), [site])
  return (
    <TransactionsView
      machine={machine}
      words={{
        title: t('giving:list.title'),
        spent: t('giving:list.spent'),
        nothingInPeriod: t('giving:list.nothingInPeriod'),
        empty: t('giving:list.empty'),
      }}
      links={
        <p className={row}>
          <Link to="/enquiry/missing-donation/new">{t('giving:list.missing')}</Link>
          <Link to="/account/claims">{t('giving:list.claims')}</Link>
        </p>
      }
      first={<ButtonLink to="/retailers">{t('giving:list.findShop')}</ButtonLink>}
      nameOf={(transaction) => (
        <Marked transaction={transaction}>
          <Link to="/account/donations/$transactionId" params={{ transactionId: transaction.id }} viewTransition>
            {sourceOf(transaction)}
          </Link>
        </Marked>
      )}
      likelyCause={me?.cause?.name}
      csvName="donations.csv"
      isOwn
      readCsv={(narrowing, signal) => readTransactionsCsv(site, narrowing, signal)}
      last={<DonationHelp />}
    />
  )
}
