import { css } from '@linaria/core'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { draftTransferMachine } from '#machines/registration/draft-transfer/draft-transfer.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { EmailField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { card, row, soft, stack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'

const loadEmailRules = lazyImport(
  async () => (await import('#contract/registration/cause-registration.rules.ts')).accountEmailRules,
)

const place = css`max-inline-size: 40rem; margin-block-end: var(--s8);`
const address = css`overflow-wrap: anywhere; font-size: var(--size-s);`

/** Takes the wizard to another device. Nothing of it is ever in the way of going on here. */
export function DraftTransfer({ actor }: { actor: ActorRefFrom<typeof draftTransferMachine> }) {
  const state = useSelector(actor, (now) => now)
  const { send } = actor
  const title = useRef<HTMLHeadingElement>(null)
  const isOpen = state.matches('open')
  useLayoutEffect(() => {
    if (isOpen) title.current?.focus()
  }, [isOpen])
  const closed = (isBusy: boolean) => (
    <div className={place}>
      <Button kind="quiet" isBusy={isBusy} onClick={() => send({ type: 'transfer.opened' })}>
        {t('registration-drafts:open')}
      </Button>
    </div>
  )
  const panel = () => (
    <section className={`${place} ${card} ${stack}`} aria-label={t('registration-drafts:title')}>
      <h2 ref={title} tabIndex={-1}>
        {t('registration-drafts:title')}
      </h2>
      {isOpen ? (
        <>
          <p>{t('registration-drafts:text')}</p>
          <QrCode text={state.context.link} label={t('registration-drafts:qr')} />
          <p className={address}>
            <a href={state.context.link}>{state.context.link}</a>
          </p>
          <MailLink
            isBusy={state.hasTag('busy')}
            outcome={state.matches({ open: 'mailed' }) ? 'mailed' : mailFault(state.getMeta())}
            email={state.context.email}
            onSubmit={(email) => send({ type: 'email.submitted', email })}
          />
        </>
      ) : (
        <Problem words={t(state.matches('tooMany') ? 'registration-drafts:tooMany' : 'registration-drafts:failed')} />
      )}
      <div className={row}>
        {state.matches('failed') && <Button onClick={() => send({ type: 'transfer.retried' })}>{t('common:tryAgain')}</Button>}
        <Button kind="secondary" onClick={() => send({ type: 'transfer.closed' })}>
          {t('registration-drafts:close')}
        </Button>
      </div>
    </section>
  )
  return showState(state.value, {
    closed: () => closed(false),
    keeping: () => closed(true),
    failed: panel,
    tooMany: panel,
    open: panel,
  })
}

const mailFault = (meta: Record<string, { mail?: 'tooMany' | 'failed' } | undefined>) =>
  Object.values(meta).find((value) => value?.mail !== undefined)?.mail ?? null

function MailLink(props: {
  isBusy: boolean
  outcome: 'mailed' | 'tooMany' | 'failed' | null
  email: string
  onSubmit(email: string): void
}) {
  const form = useRulesForm(loadEmailRules, { email: props.email })
  return (
    <FormFrame form={form} fields={['email']} onSubmit={({ email }) => !props.isBusy && props.onSubmit(email)}>
      <EmailField registration={form.register('email')} label={t('registration-drafts:email')} />
      <p role="status" className={soft}>
        {props.outcome && t(`registration-drafts:mail.${props.outcome}`, { email: props.email })}
      </p>
      <Button type="submit" kind="secondary" isBusy={props.isBusy}>
        {t('registration-drafts:send')}
      </Button>
    </FormFrame>
  )
}
