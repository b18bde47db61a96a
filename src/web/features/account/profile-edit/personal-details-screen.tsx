import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { ProfileFields } from '#contract/account/account.rules.ts'
import type { User } from '#contract/account/user.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { byState } from '#web/ui/by-state.ts'
import { DateField } from '#web/ui/date-field.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormFrame } from '#web/ui/form.tsx'
import { Loading } from '#web/ui/reading-parts.tsx'
import { SaveRow } from '#web/ui/save-row.tsx'
import { SettingsPage } from '#web/ui/settings-page.tsx'
import { bullets, soft, stack } from '#web/ui/styles.ts'
import { useRulesForm } from '#web/ui/use-rules-form.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { AvatarUpload } from '../avatar-upload/avatar-upload.tsx'
import { profileEditWith } from './profile-edit.implementations.ts'

// What a part is of stands beside its fields where both have room, however large the text is; else above them.
const part = css`
  display: flex; flex-wrap: wrap; gap: var(--s4) var(--s6); inline-size: 100%; padding-block-start: var(--s5); border-block-start: 1px solid var(--line-soft);
  & > header { flex: 1 1 13rem; min-inline-size: 0; & > p { margin-block-start: var(--s1); } }
  & > div { flex: 999 1 30rem; min-inline-size: 0; display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); justify-items: start; & > section { inline-size: 100%; } }
`
// What belongs together stands beside each other where there is room.
const pair = css`
  display: grid; gap: var(--s5) var(--s4); align-items: end; inline-size: 100%; max-inline-size: 30rem;
  @media (min-width: 560px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const loadRules = lazyImport(async () => (await import('#contract/account/account.rules.ts')).profileRules)
const order = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  'mobile',
  'addressLine1',
  'addressLine2',
  'city',
  'county',
  'postcode',
] as const
const kept = (user: User) => Object.fromEntries(order.map((name) => [name, user[name] ?? ''])) as unknown as ProfileFields // every field of the form is one of the person

interface PartProps {
  name: string
  title: string
  text?: string
  children: ReactNode
}

const Part = ({ name, title, text, children }: PartProps) => (
  <section className={part} aria-labelledby={`part-${name}`}>
    <header>
      <h2 id={`part-${name}`}>{title}</h2>
      {text && <p className={soft}>{text}</p>}
    </header>
    <div>{children}</div>
  </section>
)

function ProfileForm({ user }: { user: User }) {
  const site = useSite()
  const machine = useMemo(() => profileEditWith(site), [site])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const form = useRulesForm<ProfileFields>(loadRules, kept(user))
  const isBusy = state.hasTag('busy')
  return (
    <FormFrame
      form={form}
      fields={order}
      serverFields={state.context.refusals}
      onSubmit={(fields) => !isBusy && send({ type: 'form.submitted', fields })}
    >
      <Part name="you" title={t('account:profile.you')}>
        <div className={pair}>
          <TextField registration={form.register('firstName')} label={t('account:profile.firstName')} autoComplete="given-name" />
          <TextField registration={form.register('lastName')} label={t('account:profile.lastName')} autoComplete="family-name" />
        </div>
        <DateField
          registration={form.register('dateOfBirth')}
          label={t('account:profile.birth')}
          hint={t('account:profile.birthHint')}
        />
        <TextField
          registration={form.register('gender')}
          label={t('account:profile.gender')}
          hint={t('account:profile.genderHint')}
          autoComplete="sex"
        />
        <TextField
          registration={form.register('mobile')}
          label={t('account:profile.mobile')}
          hint={t('account:profile.mobileHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </Part>
      <Part name="address" title={t('account:profile.address')} text={t('account:profile.addressText')}>
        <TextField registration={form.register('addressLine1')} label={t('account:profile.line1')} autoComplete="address-line1" />
        <TextField registration={form.register('addressLine2')} label={t('account:profile.line2')} autoComplete="address-line2" />
        <div className={pair}>
          <TextField registration={form.register('city')} label={t('account:profile.city')} autoComplete="address-level2" />
          <TextField registration={form.register('county')} label={t('account:profile.county')} autoComplete="address-level1" />
          <TextField registration={form.register('postcode')} label={t('account:profile.postcode')} autoComplete="postal-code" />
        </div>
        <SaveRow
          isBusy={isBusy}
          result={byState(state.value, {
            editing: null,
            saving: null,
            saved: { saved: t('account:profile.saved'), toast: t('account:profile.savedToast') },
            failed: { failed: t('account:saveFailed'), help: helpFor(why), onRetry: () => send({ type: 'submission.retried' }) },
          })}
        >
          {t('account:save')}
        </SaveRow>
      </Part>
    </FormFrame>
  )
}

/** R-089, F-121 */
export function PersonalDetailsScreen() {
  const { me } = usePerson()
  return (
    <SettingsPage title={t('account:profile.title')} intro={t('account:profile.intro')}>
      {me ? (
        <>
          <Disclosure title={t('account:profile.who')}>
            <div className={stack}>
              <ul className={bullets}>
                {(['admins', 'supporters', 'public', 'always'] as const).map((line) => (
                  <li key={line}>{t(`account:profile.seen.${line}`)}</li>
                ))}
              </ul>
              <p>
                <Link to="/account/settings/preferences">{t('account:profile.choose')}</Link>
              </p>
            </div>
          </Disclosure>
          <Part name="picture" title={t('account:avatar.title')}>
            <AvatarUpload user={me.user} />
          </Part>
          <ProfileForm key={me.user.id} user={me.user} />
        </>
      ) : (
        <Loading />
      )}
    </SettingsPage>
  )
}
