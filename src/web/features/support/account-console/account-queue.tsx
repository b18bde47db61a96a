import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { AccountDecision, HeldAccount } from '#contract/support/account-check.ts'
import { transitionAccountCheck } from '#machines/support/account-check/account-check.machine.ts'
import { accountConsoleMachine } from '#machines/support/account-console/account-console.machine.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { card, row, soft, tightStack } from '#web/ui/styles.ts'
import { InPlace } from '../in-place.tsx'
import { Assignee, type CardActs, decisionActor, loadCalls, type OpenedItem, Queue } from '../queue.tsx'
import { readyAnswersFor } from '../ready-answers.tsx'
import { mailOfAccount } from '../support-queue/decision-mails.ts'
import { ReasonForm } from '../support-queue/reason-form.tsx'

function accountConsoleWith({ api }: Pick<Site, 'api'>, reference: string) {
  return accountConsoleMachine.provide({
    actors: {
      readQueue: fromPromise(
        async () => (await api.ask((await loadCalls()).listHeldAccounts, { query: { reference } })).details.accounts,
      ),
      moveRequest: decisionActor(async (move) =>
        api.ask((await loadCalls()).decideHeldAccount, { path: { id: Number(move.reference) }, body: move.event }),
      ),
    },
  })
}

interface CardProps extends CardActs<AccountDecision> {
  account: HeldAccount
}

const nameOf = { 'account.accepted': 'accept', 'account.refused': 'refuse' } as const

function AccountCard({ account, isBusy, writing, onWrite, onCancel, onDecide }: CardProps) {
  const may = (type: AccountDecision['type']) => transitionAccountCheck(account.stage, { type, text: 'any' }) !== null
  return (
    <li className={`${card} ${tightStack}`}>
      <h3>{account.causeName}</h3>
      <p className={soft}>{t(`support-causes:accounts.result.${account.result}`)}</p>
      <Assignee />
      <Facts
        rows={[
          [t('support-causes:account'), t('support-causes:ending', account)],
          [t('support-causes:accounts.since'), formatDay(account.changedAt)],
          [t('support-causes:people'), account.people.map(({ name, email }) => `${name}, ${email}`).join('\n')],
        ]}
      />
      <InPlace
        isBar
        isMine={account.isMine}
        isOpen={writing !== null}
        form={
          writing && (
            <ReasonForm
              label={t(`support-causes:accounts.write.${nameOf[writing]}`)}
              answers={readyAnswersFor(writing === 'account.accepted' ? 'accountAccepted' : 'accountRefused', {
                cause: account.causeName,
              })}
              mail={mailOfAccount(account, writing)}
              send={t(`support-causes:accounts.send.${nameOf[writing]}`)}
              isBusy={isBusy}
              onSend={(text) => onDecide({ type: writing, text })}
              onCancel={onCancel}
            />
          )
        }
      >
        <div className={row}>
          {may('account.accepted') && (
            <Button isBusy={isBusy} onClick={() => onWrite('account.accepted')}>
              {t('support-causes:accounts.accept')}
            </Button>
          )}
          {may('account.refused') && (
            <Button kind="secondary" isBusy={isBusy} onClick={() => onWrite('account.refused')}>
              {t('support-causes:accounts.refuse')}
            </Button>
          )}
        </div>
      </InPlace>
    </li>
  )
}

const keyOf = (account: HeldAccount) => `${account.id} ${account.stage}`

/** The queue of accounts that are held until somebody has looked. */
export function AccountQueue({ reference, onMoved }: OpenedItem) {
  const site = useSite()
  const machine = useMemo(() => accountConsoleWith(site, reference), [site, reference])
  return (
    <Queue machine={machine} onMoved={onMoved} words="support-causes:accounts" referenceOf={({ id }) => `${id}`} keyOf={keyOf}>
      {(account, acts) => <AccountCard account={account} {...acts} />}
    </Queue>
  )
}
