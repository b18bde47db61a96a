import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '#contract/money.ts'
import { chancesOfDraw, type SpinResult, type SpinWheel } from '#contract/rewards/spin.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { row, soft, stack } from '#web/ui/styles.ts'
import { pounds } from './pounds.ts'

/** "You've won £5 for Harrowden Hospice" */
export const wonTitle = (result: SpinResult) =>
  t('rewards-spin:wonTitle', { prize: pounds(result.prizePence), cause: result.causeName })

/** What was won, where it stands, and the way on. */
export function WonSpin({ result, nextAt }: { result: SpinResult; nextAt: string }) {
  return (
    <Panel tone="positive">
      <h2 tabIndex={-1}>{wonTitle(result)}</h2>
      <p>{t(result.isConfirmed ? 'rewards-spin:wonConfirmed' : 'rewards-spin:wonWaiting')}</p>
      <p>{t('rewards-spin:next', { day: formatDay(nextAt) })}</p>
      <div className={row}>
        {result.transactionId && (
          <ButtonLink to="/account/donations/$transactionId" params={{ transactionId: result.transactionId }}>
            {t('rewards-spin:seeBonus')}
          </ButtonLink>
        )}
        {!result.isConfirmed && (
          <ButtonLink to="/retailers" kind="secondary">
            {t('rewards-spin:shop')}
          </ButtonLink>
        )}
      </div>
    </Panel>
  )
}

export const LostSpin = ({ result, nextAt }: { result: SpinResult; nextAt: string }) => (
  <div className={stack}>
    <h2 tabIndex={-1}>{t('rewards-spin:lostTitle')}</h2>
    <p>{t(result.odds.length === 0 ? 'rewards-spin:lostNothingLeft' : 'rewards-spin:lost')}</p>
    <p>{t('rewards-spin:next', { day: formatDay(nextAt) })}</p>
  </div>
)

/** What a spin can win, how often there is one, and what somebody agrees to who takes it. */
export function Offer({ wheel, children }: { wheel: SpinWheel | null; children: ReactNode }) {
  const { me } = usePerson()
  if (!wheel) return null
  const winning = wheel.odds.reduce((sum, { chances }) => sum + chances, 0)
  const most = pounds(wheel.prizes[0]?.pence ?? 0)
  return (
    <div className={stack}>
      <h2>{me?.cause ? t('rewards-spin:offer', { most, cause: me.cause.name }) : t('rewards-spin:offerNoCause', { most })}</h2>
      <p>
        {t('rewards-spin:once', { count: wheel.periodDays })}{' '}
        {winning > 0 &&
          winning * 2 <= chancesOfDraw &&
          t('rewards-spin:winners', { all: formatCount(Math.round(chancesOfDraw / winning)) })}
      </p>
      {children}
      <p className={soft}>
        {t('rewards-spin:consent')}{' '}
        <Link to="/terms/$termsType" params={{ termsType: 'spin-to-win' }}>
          {t('rewards-spin:terms')}
        </Link>
        .
      </p>
    </div>
  )
}
