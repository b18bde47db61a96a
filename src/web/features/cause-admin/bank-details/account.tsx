import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import checked from 'lucide/dist/esm/icons/badge-check.mjs'
import clock from 'lucide/dist/esm/icons/clock.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import type { ContextFrom } from 'xstate'
import type { PaymentMethods } from '#contract/cause-admin/bank-details.ts'
import { nextPaymentDay } from '#contract/giving/payment-days.ts'
import { DAY, limits } from '#contract/limits.ts'
import type { statementsMachine } from '#machines/cause-admin/statements/statements.machine.ts'
import { formatDay, formatWeekday } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatMoney, formatNames } from '#web/i18n/later-formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Status } from '#web/ui/status.tsx'
import { card, stack, visuallyHidden } from '#web/ui/styles.ts'
import { RuleList } from '../rule-list.tsx'

const lines = css`white-space: pre-line;`
// What's between its parts are lines, not frames.
const account = css`gap: var(--s5); @media (max-width: 767px) { gap: var(--s4); }`
// Which account it is, as one looks at a card, with the way to another; and beside it what's paid into it.
const halves = css`
  display: grid; gap: var(--s4); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 768px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const face = css`
  display: grid; gap: var(--s4); align-content: space-between; padding: var(--s5); border-radius: var(--radius-card); background: light-dark(var(--accent), var(--accent-wash)); color: light-dark(var(--accent-ink), var(--ink));
  & > h2 { font: inherit; font-weight: 650; letter-spacing: 0; }
  & > dl { display: grid; gap: var(--s4) var(--s5); margin: 0; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr)); }
  & dt { font-size: var(--size-s); }
  & dd { margin: 0; font-weight: 650; font-variant-numeric: tabular-nums; line-height: 1.4; overflow-wrap: anywhere; }
  & dl > [data-name] { grid-column: 1 / -1; & dd { font: 600 var(--size-xl) / 1.2 var(--display); } }
  & dl > [data-digits] dd { font-size: var(--size-l); letter-spacing: 0.06em; white-space: nowrap; }
  & > p { font-size: var(--size-s); margin-block-start: calc(-1 * var(--s2)); }
  & > button { color: inherit; border-color: currentColor; &:hover { background: color-mix(in srgb, currentColor 15%, transparent); } }
  @media (max-width: 767px) { padding: var(--s4); }
  @media (forced-colors: active) { border: 1px solid; }
`
const paid = css`
  display: grid; gap: var(--s4); align-content: space-between; margin: 0;
  & > div { display: grid; gap: 0 var(--s4); grid-template-columns: auto minmax(0, 1fr); align-items: baseline; text-align: end; }
  & > div + div { border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s4); }
  & dt { font-size: var(--size-s); color: var(--ink-soft); text-align: start; }
  & dd { grid-column: 2; margin: 0; font-weight: 600; line-height: 1.4; text-wrap: pretty; }
  & dd + dd { font-size: var(--size-s); font-weight: 400; }
  @media (max-width: 767px) { padding: var(--s4); }
`
const change = css`gap: var(--s4); padding-block: var(--s2); & > h2 { font-size: var(--size-l); } & a { color: var(--accent); }`
// What is asked stands at the end of the line, or below it.
const alone = css`display: flex; flex-wrap: wrap; gap: var(--s1) var(--s5); justify-content: space-between; inline-size: 100%; & > a { font-weight: 600; }`
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

/** What there is for it where nothing keeps it back, and the day. */
function nextOf(payments: Payments, now: number): string[] {
  const next = payments?.next
  const day = formatWeekday(next?.on ?? new Date(nextPaymentDay(now)).toISOString())
  return next?.missing === null ? [t('cause-admin:bank.nextSum', { amount: formatMoney(next.readyPence) }), day] : [day]
}

function lastOf(payments: Payments, { lastFour }: Method): string[] | null {
  const last = payments?.statements.find((one) => one.stage === 'paid' && one.lastFour === lastFour)
  return last ? [formatMoney(last.pence), formatDay(last.paidOn)] : null
}

const sinceOf = ({ changedAt, changedBy }: Method): string[] =>
  changedBy === null ? [formatDay(changedAt)] : [formatDay(changedAt), t('cause-admin:bank.sinceBy', { name: changedBy })]

/** What is said of the account: the first of it is what one looks for. */
const Said = ({ name, says }: { name: string; says: readonly string[] }) => (
  <div>
    <dt>{name}</dt>
    {says.map((one) => (
      <dd key={one}>{one}</dd>
    ))}
  </div>
)

/** For who sees it and who hears it. */
const Masked = ({ shown, said }: { shown: string; said: string }) => (
  <>
    <span aria-hidden="true">{shown}</span>
    <span className={visuallyHidden}>{said}</span>
  </>
)

/** G-027: what happens to a change before anything is paid by it. Who hears of it is told by name, so that who should be among them and isn’t is noticed. */
function Safeguards({ names }: { names: readonly string[] }) {
  const count = names.length
  const list = [
    { drawing: checked, name: t('cause-admin:bank.rules.check'), text: t('cause-admin:bank.rules.checkText') },
    {
      drawing: mail,
      name: t('cause-admin:bank.rules.told'),
      text: t('cause-admin:bank.told', { count, names: formatNames(names) }),
    },
    {
      drawing: clock,
      name: t('cause-admin:bank.rules.hold', { days: limits.bankDetailsHold / DAY }),
      text: t('cause-admin:bank.rules.holdText'),
    },
  ]
  return <RuleList list={list} />
}

/** Who runs a cause alone is told first: nobody else hears of a change. */
const Alone = () => (
  <Panel tone="waiting">
    <div className={alone}>
      <p>{t('cause-admin:bank.alone')}</p>
      <Link to="/invite-other-admins">{t('cause-admin:bank.invite')}</Link>
    </div>
  </Panel>
)

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
    <section className={cx(stack, account)} aria-labelledby="account">
      {found.told.length === 1 && <Alone />}
      <div className={halves}>
        <div className={face}>
          <h2 id="account">{t('cause-admin:bank.account')}</h2>
          <dl>
            <div data-name>
              <dt>{t('cause-admin:bank.accountName')}</dt>
              <dd>{method.accountName}</dd>
            </div>
            {method.sortCodeEnd && (
              <div data-digits>
                <dt>{t('cause-admin:bank.sortCode')}</dt>
                <dd>
                  <Masked
                    shown={`••-••-${method.sortCodeEnd}`}
                    said={t('cause-admin:bank.ending', { lastFour: method.sortCodeEnd })}
                  />
                </dd>
              </div>
            )}
            <div data-digits>
              <dt>{t('cause-admin:bank.accountNumber')}</dt>
              <dd>
                <Masked shown={`•••• ${method.lastFour}`} said={t('cause-admin:bank.ending', { lastFour: method.lastFour })} />
              </dd>
            </div>
            {method.isBuildingSociety && (
              <div>
                <dt>{t('cause-admin:bank.kind')}</dt>
                <dd>{t('cause-admin:bank.buildingSociety')}</dd>
              </div>
            )}
            {nameCheck && (
              <div>
                <dt>{t('cause-admin:bank.nameCheck')}</dt>
                <dd>
                  <Status tone={tones[nameCheck.result]}>{t(`cause-admin:bank.nameSaid.${nameCheck.result}`)}</Status>
                </dd>
              </div>
            )}
          </dl>
          <p>{t('cause-admin:bank.hidden')}</p>
          {onChange && (
            <Button kind="secondary" onClick={onChange}>
              {t('cause-admin:bank.change')}
            </Button>
          )}
        </div>
        <dl className={cx(card, paid)}>
          <Said name={t('cause-admin:bank.next')} says={nextOf(payments, now)} />
          {last && <Said name={t('cause-admin:bank.last')} says={last} />}
          <Said name={t('cause-admin:bank.since')} says={sinceOf(method)} />
        </dl>
      </div>
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
      <div className={cx(stack, change)}>
        <h2>{t('cause-admin:bank.toldTitle')}</h2>
        <Safeguards names={found.told} />
      </div>
    </section>
  )
}
