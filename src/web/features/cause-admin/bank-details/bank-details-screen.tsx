import { css, cx } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { PaymentMethods } from '#contract/cause-admin/bank-details.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { formatDay, formatWeekday } from '#contract/dates.ts'
import { nextPaymentDay } from '#contract/giving/payment-days.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Facts } from '#web/ui/facts.tsx'
import { useHeadingAroundSteps } from '#web/ui/heading-focus.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem, Saved } from '#web/ui/reading-parts.tsx'
import { card, row, soft, stack } from '#web/ui/styles.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { bankDetailsWith } from './bank-details.implementations.ts'
import { BankForm, BankReview } from './bank-details-form.tsx'

const lines = css`white-space: pre-line;`

interface AccountProps {
  found: PaymentMethods
  now: number
  isBusy: boolean
  onUndo: (() => void) | undefined
}

/** What counts now: masked, and whether it is in force. */
function Account({ found: { methods, cheque }, now, isBusy, onUndo }: AccountProps) {
  const [method] = methods
  if (!method)
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
      </>
    )
  return (
    <section className={cx(card, stack)} aria-labelledby="account">
      <h2 id="account">{t('cause-admin:bank.account')}</h2>
      <Facts
        rows={[
          [t('cause-admin:bank.accountName'), method.accountName],
          [t('cause-admin:bank.accountNumber'), t('cause-admin:bank.ending', { lastFour: method.lastFour })],
          [t('cause-admin:bank.kind'), method.isBuildingSociety && t('cause-admin:bank.buildingSociety')],
          [t('cause-admin:bank.since'), formatDay(method.changedAt)],
          [t('cause-admin:bank.next'), formatWeekday(new Date(nextPaymentDay(now)).toISOString())],
          [t('cause-admin:bank.nameCheck'), method.nameCheck && t(`cause-admin:bank.nameSaid.${method.nameCheck.result}`)],
        ]}
      />
      {method.nameCheck?.name && <p>{t('cause-admin:bank.closeMatch', { name: method.nameCheck.name })}</p>}
      {method.waitsForSupport && (
        <Panel tone="waiting">
          <h3>{t('cause-admin:bank.waitsTitle')}</h3>
          <p>{t(method.nameCheck?.result === 'noMatch' ? 'cause-admin:bank.noMatch' : 'cause-admin:bank.notAsked')}</p>
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
    </section>
  )
}

/** R-110, F-148, G-027 */
export function BankDetailsScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => bankDetailsWith(site, cause.id), [site, cause.id])
  const [state, send] = useMachine(machine)
  const { found, fields, refusals } = state.context
  useHeadingAroundSteps(state.matches('editing') || state.hasTag('reviewing'))
  const canEdit = state.can({ type: 'editing.begun' })
  const canUndo = state.can({ type: 'change.undone' })
  const isUndoing = state.matches('undoing')
  useToast(
    state.matches('saveFailed')
      ? {
          kind: 'error',
          words: t('cause-admin:bank.notSaved'),
          // The password was not kept: trying again begins with it.
          action: {
            label: t('common:tryAgain'),
            onPress: () => document.querySelector<HTMLInputElement>('main [type=password]')?.focus(),
          },
        }
      : null,
  )
  const page = (says: ReactNode, shown: ReactNode = null) => (
    <div className={stack}>
      <PageHeading intro={t('cause-admin:bank.intro', { cause: cause.name })}>{t('cause-admin:bank.title')}</PageHeading>
      {says}
      {shown}
    </div>
  )
  const account = (says: ReactNode = null) =>
    page(
      says,
      found && (
        <>
          <Account
            found={found}
            now={site.browser.now()}
            isBusy={isUndoing}
            onUndo={canUndo || isUndoing ? () => canUndo && send({ type: 'change.undone' }) : undefined}
          />
          {found.methods.length > 0 && <p className={soft}>{t('cause-admin:bank.told')}</p>}
          {canEdit && (
            <div className={row}>
              <Button kind={found.methods.length > 0 ? 'secondary' : 'primary'} onClick={() => send({ type: 'editing.begun' })}>
                {t(found.methods.length > 0 ? 'cause-admin:bank.change' : 'cause-admin:bank.add')}
              </Button>
            </div>
          )}
        </>
      ),
    )
  const review = () =>
    fields && (
      <BankReview
        fields={fields}
        refusals={refusals}
        isBusy={state.hasTag('busy')}
        hasFailed={state.matches('saveFailed')}
        onBack={() => send({ type: 'step.back' })}
        onSubmit={(password) => send({ type: 'password.submitted', password })}
        onOtherWay={() => send({ type: 'otherWay.chosen' })}
      />
    )
  return showState(state.value, {
    loading: () => page(<Loading />),
    failed: () => account(<Problem words={t('cause-admin:bank.failed')} onRetry={() => send({ type: 'page.refreshed' })} />),
    none: () => account(),
    view: () => account(),
    editing: () => (
      <BankForm
        typed={fields}
        refusals={refusals}
        onBack={() => send({ type: 'step.back' })}
        onSubmit={(typed) => send({ type: 'form.submitted', fields: typed })}
      />
    ),
    reviewing: review,
    saving: review,
    saveFailed: review,
    saved: () => account(<Saved words={t('cause-admin:bank.saved')} />),
    overtaken: () =>
      page(
        <Panel tone="waiting" isAlert>
          <p>{t('cause-admin:bank.overtaken')}</p>
          <Button kind="secondary" onClick={() => send({ type: 'page.refreshed' })}>
            {t('cause-admin:bank.look')}
          </Button>
        </Panel>,
      ),
    undoing: () => account(),
    undoFailed: () => account(<Problem words={t('cause-admin:bank.undoFailed')} />),
    undone: () => account(<Saved words={t('cause-admin:bank.undone')} />),
  })
}
