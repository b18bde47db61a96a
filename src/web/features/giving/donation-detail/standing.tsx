import { css } from '@linaria/core'
import type { TransactionDetail } from '#contract/giving/donation.ts'
import { isDayOver } from '#contract/london.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney } from '#web/i18n/later-formats.ts'
import { stageSentence } from '#web/shared/transactions/labels.ts'
import { useSite } from '#web/site/site.ts'

const meter = css`inline-size: 100%; max-inline-size: 24rem; block-size: 12px; appearance: none; border: 0; border-radius: 6px; overflow: hidden; background: var(--surface-sunk); &::-webkit-meter-bar { background: var(--surface-sunk); border: 0; block-size: 12px; } &::-webkit-meter-optimum-value { background: var(--accent); } &::-moz-meter-bar { background: var(--accent); }`

/** What the donation waits for and until when, or where it ended. */
function sentenceOf(transaction: TransactionDetail, now: number): string {
  const { stage, nextBy, outlook, bonus, causeName, paidAt, retailerSector: sector } = transaction
  if (bonus && stage === 'tracked') return t(bonus.type === 'spin' ? 'giving:bonus.spinWaiting' : 'giving:bonus.waiting')
  if (outlook) {
    const { readyPence, minimumPence, hasBankDetails, nextPaymentOn } = outlook
    const answer = readyPence < minimumPence ? 'underMinimum' : hasBankDetails ? 'enough' : 'noBankDetails'
    return t(`giving:why.${answer}`, {
      ready: formatMoney(readyPence),
      minimum: formatMoney(minimumPence),
      cause: causeName,
      day: formatDay(nextPaymentOn),
    })
  }
  if (stage === 'inPaymentRun') return t('giving:why.inPaymentRun')
  if (paidAt) return t('giving:why.paid', { day: formatDay(paidAt) })
  if (stage === 'tracked' && (sector === 'travel' || sector === 'insurance')) return t(`giving:why.${sector}`)
  const isDated = stage === 'tracked' || stage === 'inReview' || stage === 'awaitingFunds'
  if (!isDated || !nextBy) return stageSentence(stage)
  return t(isDayOver(nextBy, now) ? `giving:why.late.${stage}` : `giving:why.${stage}`, { day: formatDay(nextBy) })
}

export function Standing({ transaction }: { transaction: TransactionDetail }) {
  const { browser } = useSite()
  const { outlook } = transaction
  return (
    <>
      <p>{sentenceOf(transaction, browser.now())}</p>
      {outlook && outlook.readyPence < outlook.minimumPence && (
        <meter
          className={meter}
          min={0}
          max={outlook.minimumPence}
          value={outlook.readyPence}
          aria-label={t('giving:why.progress', {
            ready: formatMoney(outlook.readyPence),
            minimum: formatMoney(outlook.minimumPence),
          })}
        />
      )}
    </>
  )
}
