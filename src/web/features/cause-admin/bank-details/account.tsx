import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ContextFrom } from 'xstate'
import type { PaymentMethods } from '#contract/cause-admin/bank-details.ts'
import { formatDay, formatWeekday } from '#contract/dates.ts'
import { nextPaymentDay } from '#contract/giving/payment-days.ts'
import type { statementsMachine } from '#machines/cause-admin/statements/statements.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatNames } from '#web/i18n/later-formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'

const lines = css`white-space: pre-line;`
const foot = css`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s4); margin: 0 calc(-1 * var(--s5)) calc(-1 * var(--s5)); padding: var(--s5); border-block-start: 1px solid var(--line-soft); background: var(--surface-sunk); border-radius: 0 0 var(--radius-card) var(--radius-card);
  & > button { justify-self: start; background: var(--surface-raised); }
  @media (max-width: 767px) { margin: 0 calc(-1 * var(--s4)) calc(-1 * var(--s4)); padding: var(--s4); & > button { justify-self: stretch; } }
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
`
const account = css`@media (max-width: 767px) { padding: var(--s4); gap: var(--s4); }`
// Which account it is, and beside it what's paid into it.
const halves = css`
  display: grid; gap: var(--s4) var(--s6); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
  & > :first-child > div { grid-template-columns: minmax(7rem, 2fr) minmax(0, 3fr); align-items: baseline; }
  @media (max-width: 767px) { & dt { font-size: var(--size-s); } }
`
const paid = css`
  display: grid; gap: var(--s4); margin: 0; padding: var(--s4); background: var(--accent-wash); border-radius: var(--radius);
  & dt { font-size: var(--size-s); color: var(--ink-soft); }
  & dd { margin: 0; font-weight: 600; line-height: 1.4; text-wrap: pretty; }
  @media (forced-colors: active) { border: 1px solid; }
`
const small = css`font-size: var(--size-s);`
const tones = { match: 'positive', closeMatch: 'waiting', noMatch: 'negative', unavailable: 'waiting' } as const

type Method = PaymentMethods['methods'][number]
type Payments = ContextFrom<typeof statementsMachine>['found']

interface Props {
  found: PaymentMethods
  /** Null until they have been read, and where they can't be. */
  payments: Payments
  now: number
  isBusy: boolean
  onUndo: (() => void) | undefined
  onChange: (() => void) | undefined
}

/** The day, and what there is for it where nothing keeps it back. */
function nextOf(payments: Payments, now: number): string {
  const next = payments?.next
  if (next?.missing !== null || next === undefined) return formatWeekday(next?.on ?? new Date(nextPaymentDay(now)).toISOString())
  return t('cause-admin:bank.nextSum', { amount: formatMoney(next.readyPence), day: formatWeekday(next.on) })
}

function lastOf(payments: Payments, { lastFour }: Method): string | null {
  const last = payments?.statements.find((one) => one.stage === 'paid' && one.lastFour === lastFour)
  return last ? t('cause-admin:bank.lastSum', { amount: formatMoney(last.pence), day: formatDay(last.paidOn) }) : null
}

const sinceOf = ({ changedAt, changedBy }: Method): string =>
  changedBy === null ? formatDay(changedAt) : t('cause-admin:bank.sinceBy', { day: formatDay(changedAt), name: changedBy })

/** For who sees it and who hears it. */
const Masked = ({ shown, said }: { shown: string; said: string }) => (
  <>
    <span aria-hidden="true">{shown}</span>
    <span className={visuallyHidden}>{said}</span>
  </>
)

/** G-027: by name, so that who should be among them and isn’t is noticed. */
function NotifiedPeople({ names }: { names: readonly string[] }) {
  const count = names.length
  return (
    <div className={tightStack}>
      <h3>{t('cause-admin:bank.toldTitle')}</h3>
      <p>{t('cause-admin:bank.told', { count, names: formatNames(names) })}</p>
      {count === 1 && <Link to="/invite-other-admins">{t('cause-admin:bank.invite')}</Link>}
    </div>
  )
}

function None({ found: { cheque }, onChange }: Pick<Props, 'found' | 'onChange'>) {
  return (
    <>
      <p>{t('cause-admin:bank.none')}</p>
      {cheque && (
        <section className={cx(card, stack)} aria-labelledby="cheque">
          <h2 id="cheque">{t('cause-admin:bank.chequeTitle')}</h2>
          <address className={lines}>
            {[cheque.payableTo, cheque.addressLine1, cheque.addressLine2, cheque.town, cheque.county, cheque.postcode]
              .filter(Boolean)
              .join('\n')}
          </address>
          <p>{t('cause-admin:bank.cheque')}</p>
        </section>
      )}
      {onChange && (
        <div>
          <Button onClick={onChange}>{t('cause-admin:bank.add')}</Button>
        </div>
      )}
    </>
  )
}

/** What counts now: masked, whether it is in force, and what is paid into it. */
export function Account({ found, payments, now, isBusy, onUndo, onChange }: Props) {
  const [method] = found.methods
  if (!method) return <None found={found} onChange={onChange} />
  const { nameCheck } = method
  const last = lastOf(payments, method)
  return (
    <section className={cx(card, stack, account)} aria-labelledby="account">
      <h2 id="account">{t('cause-admin:bank.account')}</h2>
      <div className={halves}>
        <Facts
          rows={[
            [t('cause-admin:bank.accountName'), method.accountName],
            [
              t('cause-admin:bank.nameCheck'),
              nameCheck && <Status tone={tones[nameCheck.result]}>{t(`cause-admin:bank.nameSaid.${nameCheck.result}`)}</Status>,
            ],
            [
              t('cause-admin:bank.sortCode'),
              method.sortCodeEnd && (
                <Masked
                  key="sortCode"
                  shown={`••-••-${method.sortCodeEnd}`}
                  said={t('cause-admin:bank.ending', { lastFour: method.sortCodeEnd })}
                />
              ),
            ],
            [
              t('cause-admin:bank.accountNumber'),
              <Masked
                key="number"
                shown={`•••• ${method.lastFour}`}
                said={t('cause-admin:bank.ending', { lastFour: method.lastFour })}
              />,
            ],
            [t('cause-admin:bank.kind'), method.isBuildingSociety && t('cause-admin:bank.buildingSociety')],
            [t('cause-admin:bank.since'), sinceOf(method)],
          ]}
        />
        <dl className={paid}>
          <div>
            <dt>{t('cause-admin:bank.next')}</dt>
            <dd>{nextOf(payments, now)}</dd>
          </div>
          {last && (
            <div>
              <dt>{t('cause-admin:bank.last')}</dt>
              <dd>{last}</dd>
            </div>
          )}
        </dl>
      </div>
      <p className={cx(soft, small)}>{t('cause-admin:bank.hidden')}</p>
      {nameCheck?.name && <p>{t('cause-admin:bank.closeMatch', { name: nameCheck.name })}</p>}
      {method.waitsForSupport && (
        <Panel tone="waiting">
          <h3>{t('cause-admin:bank.waitsTitle')}</h3>
          <p>{t(nameCheck?.result === 'noMatch' ? 'cause-admin:bank.noMatch' : 'cause-admin:bank.notAsked')}</p>
        </Panel>
      )}
      {method.heldUntil && (
        <Panel tone="waiting">
          <h3>{t('cause-admin:bank.heldTitle', { day: formatDay(method.heldUntil) })}</h3>
          <p>{t('cause-admin:bank.held')}</p>
          {onUndo && (
            <Button kind="secondary" isBusy={isBusy} onClick={onUndo}>
              {t('cause-admin:bank.undo')}
            </Button>
          )}
        </Panel>
      )}
      <div className={foot}>
        <NotifiedPeople names={found.told} />
        {onChange && (
          <Button kind="secondary" onClick={onChange}>
            {t('cause-admin:bank.change')}
          </Button>
        )}
      </div>
    </section>
  )
}
