import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { useHeadingAroundSteps } from '#web/ui/heading-focus.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Loading, Problem, Saved } from '#web/ui/reading-parts.tsx'
import { stack } from '#web/ui/styles.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { helpFor, toastFor, useWhy } from '#web/ui/why.ts'
import { statementsWith } from '../statements/statements.implementations.ts'
import { Account } from './account.tsx'
import { bankDetailsWith } from './bank-details.implementations.ts'
import { BankForm, BankReview } from './bank-details-form.tsx'

/** R-110, F-148, G-027 */
export function BankDetailsScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => bankDetailsWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  // What was paid into it and what comes next; without these the account stands alone.
  const [payments] = useMachine(useMemo(() => statementsWith(site, cause.id), [site, cause.id]))
  const { found, fields, refusals } = state.context
  useHeadingAroundSteps(state.matches('editing') || state.hasTag('reviewing'))
  const canEdit = state.can({ type: 'editing.begun' })
  const canUndo = state.can({ type: 'change.undone' })
  const isUndoing = state.matches('undoing')
  useToast(
    state.matches('saveFailed')
      ? {
          kind: 'error',
          words: toastFor(why, t('cause-admin:bank.notSaved')),
          // The password was not kept: trying again begins with it.
          action: {
            label: t('common:tryAgain'),
            onPress: () => document.querySelector<HTMLInputElement>('main [type=password]')?.focus(),
          },
        }
      : null,
  )
  useToast(state.matches('saved') ? { kind: 'success', words: t('cause-admin:bank.savedToast'), isSaid: true } : null)
  const page = (says: ReactNode, shown: ReactNode = null) => (
    <div className={stack}>
      <BackLink to="/account/causes/$causeId/settings" params={{ causeId: `${cause.id}` }}>
        {t('cause-admin:backToSettings')}
      </BackLink>
      <PageHeading intro={t('cause-admin:bank.intro')}>{t('cause-admin:bank.title')}</PageHeading>
      {says}
      {shown}
    </div>
  )
  const account = (says: ReactNode = null) =>
    page(
      says,
      // Until the payments are known or can't be, so that no line comes in above the buttons.
      found && payments.matches('loading') ? (
        <Loading />
      ) : (
        found && (
          <Account
            found={found}
            payments={payments.context.found}
            now={site.browser.now()}
            isBusy={isUndoing}
            onUndo={canUndo || isUndoing ? () => canUndo && send({ type: 'change.undone' }) : undefined}
            onChange={canEdit ? () => send({ type: 'editing.begun' }) : undefined}
          />
        )
      ),
    )
  const review = () =>
    fields && (
      <BankReview
        fields={fields}
        refusals={refusals}
        isBusy={state.hasTag('busy')}
        failed={state.matches('saveFailed') ? why : null}
        onBack={() => send({ type: 'step.back' })}
        onSubmit={(password) => send({ type: 'password.submitted', password })}
        onOtherWay={() => send({ type: 'otherWay.chosen' })}
      />
    )
  return showState(state.value, {
    loading: () => page(<Loading />),
    failed: () =>
      account(
        <Problem words={t('cause-admin:bank.failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />,
      ),
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
    undoFailed: () => account(<Problem words={t('cause-admin:bank.undoFailed')} help={helpFor(why)} />),
    undone: () => account(<Saved words={t('cause-admin:bank.undone')} />),
  })
}
