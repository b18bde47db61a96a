import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { EmailCodeFields } from '#contract/account/account.rules.ts'
import { t } from '#web/i18n/i18n.ts'
import { providerLabel } from '#web/shared/sign-in/provider-buttons.tsx'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { PasswordAsk } from '#web/ui/password-ask.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { row, stack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { recentProofWith } from './recent-proof.implementations.ts'

const loadRules = lazyImport(() => import('#contract/account/account.rules.ts'))

interface FormProps {
  refusals: Record<string, string>
  isBusy: boolean
}

function CodeForm({ refusals, isBusy, onSubmit }: FormProps & { onSubmit(code: string): void }) {
  const form = useRulesForm<EmailCodeFields>(async () => (await loadRules()).emailCodeRules, { code: '' })
  return (
    <FormFrame form={form} fields={['code']} serverFields={refusals} onSubmit={({ code }) => !isBusy && onSubmit(code)}>
      <TextField
        registration={form.register('code')}
        label={t('sign-in:proof.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" isBusy={isBusy}>
        {t('sign-in:proof.submit')}
      </Button>
    </FormFrame>
  )
}

/** over the page in which something was begun that only its person may do. It waits behind, with everything typed, and goes on once they have shown it. */
export function RecentProof() {
  const site = useSite()
  const machine = useMemo(() => recentProofWith(site), [site])
  const [state, send] = useMachine(machine)
  const { ways, refusals, problem, provider } = state.context
  const isBusy = state.hasTag('busy')
  const isOver = state.status === 'done'
  const isProven = state.matches('proven')
  useEffect(() => {
    if (isOver) site.session.answerProof(isProven)
  }, [isOver, isProven, site])
  const decline = () => send({ type: 'proof.declined' })
  return (
    <Modal isOpen title={t('sign-in:proof.title')} onClose={decline}>
      <div className={stack}>
        <p>{t('sign-in:proof.text')}</p>
        {problem && <Problem words={t(`sign-in:proof.problem.${problem}`, { name: providerLabel(provider) })} />}
        {showState(state.value, {
          loading: () => <p role="status">{t('sign-in:proof.loading')}</p>,
          unreadable: () => <Problem words={t('sign-in:proof.problem.failed')} onRetry={() => send({ type: 'ways.retried' })} />,
          choosing: null,
          checkingPassword: null,
          mailingCode: null,
          enteringCode: null,
          checkingCode: null,
          askingProvider: null,
          proven: null,
          declined: null,
        })}
        {ways && state.hasTag('asksCode') && (
          <>
            <p role="status">{t('sign-in:proof.sent', { email: ways.email })}</p>
            <CodeForm refusals={refusals} isBusy={isBusy} onSubmit={(code) => send({ type: 'code.submitted', code })} />
            {!isBusy && (
              <div className={row}>
                <Button kind="quiet" onClick={() => send({ type: 'code.wanted' })}>
                  {t('sign-in:proof.another')}
                </Button>
                <Button kind="quiet" onClick={() => send({ type: 'way.changed' })}>
                  {t('sign-in:proof.otherWay')}
                </Button>
              </div>
            )}
          </>
        )}
        {state.matches('askingProvider') && (
          <>
            <p role="status">{t('sign-in:provider.waiting', { name: providerLabel(provider) })}</p>
            <div className={row}>
              <Button kind="quiet" onClick={() => send({ type: 'way.changed' })}>
                {t('sign-in:provider.leave')}
              </Button>
            </div>
          </>
        )}
        {ways && (state.matches('choosing') || state.matches('checkingPassword') || state.matches('mailingCode')) && (
          <>
            {ways.hasPassword && (
              <PasswordAsk
                label={t('sign-in:proof.password')}
                send={t('sign-in:proof.submit')}
                refusals={refusals}
                isBusy={state.matches('checkingPassword')}
                isOff={state.matches('mailingCode')}
                onSubmit={(password) => send({ type: 'password.submitted', password })}
              />
            )}
            {!state.matches('checkingPassword') && (
              <div className={row}>
                <Button
                  kind={ways.hasPassword ? 'secondary' : 'primary'}
                  isBusy={state.matches('mailingCode')}
                  onClick={() => send({ type: 'code.wanted' })}
                >
                  {t('sign-in:proof.mail')}
                </Button>
                {!isBusy &&
                  ways.providers.map((name) => (
                    <Button key={name} kind="secondary" onClick={() => send({ type: 'provider.chosen', provider: name })}>
                      {t('sign-in:provider.continue', { name: providerLabel(name) })}
                    </Button>
                  ))}
              </div>
            )}
          </>
        )}
        <div className={row}>
          <Button kind="quiet" onClick={decline}>
            {t('sign-in:proof.leave')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
