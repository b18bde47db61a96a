import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { causePageCalls } from '#contract/cause-admin/cause-page.calls.ts'
import type { IdentityFields } from '#contract/cause-admin/cause-page.rules.ts'
import type { Cause } from '#contract/causes/cause.ts'
import { type IdentityOutcome, identityEditMachine } from '#machines/cause-admin/identity-edit/identity-edit.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { Radios } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { SaveRow } from '#web/ui/save-row.tsx'
import { saving } from '#web/ui/saving.ts'
import { row, stack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, toastFor, useWhy } from '#web/ui/why.ts'

const loadRules = lazyImport(async () => (await import('#contract/cause-admin/cause-page.rules.ts')).identityRules)
const kinds = ['charity', 'school', 'club', 'group', 'individual'] as const

function identityEditWith({ api, session }: Pick<Site, 'api' | 'session'>, id: number) {
  return identityEditMachine.provide({
    actors: {
      save: fromPromise<IdentityOutcome, { fields: IdentityFields | null }>(async ({ input: { fields } }) => {
        if (!fields) return { kind: 'refused', fields: {} }
        try {
          return await saving(async () => {
            await api.ask(causePageCalls.saveCauseIdentity, { path: { id }, body: fields })
            await session.reload()
          })
        } catch (error) {
          if (error instanceof ApiFailure && error.code === 'illegalMove') return { kind: 'locked' }
          throw error
        }
      }),
    },
  })
}

interface IdentityProps {
  cause: Cause
  /** What is typed, whether saved or not. */
  onTyped(fields: Partial<IdentityFields>): void
}

/** H-004: name, kind and number, with what a change of them means. */
export function IdentitySection({ cause, onTyped }: IdentityProps) {
  const site = useSite()
  const machine = useMemo(() => identityEditWith(site, cause.id), [site, cause.id])
  const kept: IdentityFields = { causeName: cause.name, kind: cause.kind, charityNumber: cause.charityNumber ?? '' }
  const [state, send, actor] = useMachine(machine, { input: { kept } })
  const why = useWhy(actor)
  const form = useRulesForm<IdentityFields>(loadRules, kept)
  const isCharity = form.watch('kind') === 'charity'
  const isBusy = state.hasTag('busy')
  const isOff = isBusy || state.hasTag('asksAgain')
  const tell = { onChange: () => onTyped(form.getValues()) }
  return (
    <Fold title={t('cause-admin:page.identity.title')} note={state.context.kept.causeName}>
      <div className={stack}>
        <p>{t('cause-admin:page.identity.intro')}</p>
        <FormFrame
          form={form}
          fields={['causeName', 'kind', 'charityNumber']}
          serverFields={state.context.refusals}
          onSubmit={(fields) => !isOff && send({ type: 'form.submitted', fields })}
        >
          <TextField registration={form.register('causeName', tell)} label={t('cause-admin:page.identity.name')} />
          {cause.kind !== 'business' && (
            <Radios
              registration={form.register('kind', tell)}
              legend={t('cause-admin:page.identity.kind')}
              options={kinds.map((kind) => ({ value: kind, label: t(`cause-admin:page.identity.kinds.${kind}`) }))}
            />
          )}
          {isCharity && (
            <TextField
              registration={form.register('charityNumber', tell)}
              label={t('cause-admin:page.identity.number')}
              hint={t('cause-admin:page.identity.numberHint')}
              autoComplete="off"
            />
          )}
          <SaveRow
            kind="secondary"
            isBusy={isBusy}
            isDisabled={isOff}
            result={byState(state.value, {
              editing: null,
              confirming: null,
              saving: null,
              saved: { saved: t('cause-admin:page.saved'), toast: t('cause-admin:page.identity.savedToast') },
              locked: { failed: t('cause-admin:page.identity.locked'), onRetry: undefined },
              failed: {
                failed: t('cause-admin:page.saveFailed'),
                help: helpFor(why),
                toast: toastFor(why, t('cause-admin:page.identity.notSaved')),
                onRetry: () => send({ type: 'submission.retried' }),
              },
            })}
          >
            {t('cause-admin:page.identity.save')}
          </SaveRow>
        </FormFrame>
        <Modal
          isOpen={state.matches('confirming')}
          title={t('cause-admin:page.identity.sure')}
          onClose={() => send({ type: 'check.declined' })}
        >
          <div className={stack}>
            <p>{t('cause-admin:page.identity.check')}</p>
            <p>{t('cause-admin:page.identity.checkMoney')}</p>
            <div className={row}>
              <Button onClick={() => send({ type: 'check.accepted' })}>{t('cause-admin:page.identity.yes')}</Button>
              <Button kind="quiet" onClick={() => send({ type: 'check.declined' })}>
                {t('cause-admin:page.identity.no')}
              </Button>
            </div>
          </div>
        </Modal>
      </div>
    </Fold>
  )
}
