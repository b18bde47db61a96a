import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { Loading } from '#web/ui/reading-parts.tsx'
import { SettingsPage } from '#web/ui/settings-page.tsx'
import { DeviceLink } from './device-link/device-link.tsx'
import { EmailChange } from './email-change/email-change.tsx'
import { LinkedProviders } from './linked-providers/linked-providers.tsx'
import { PasswordChange } from './password-change/password-change.tsx'

const sections = css`
  display: grid; gap: var(--s7);
  & > section { border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s6); }
  & h2 { font-size: var(--size-l); }
  & > section > :first-child { display: grid; gap: var(--s2); }
`
const own = css`display: grid; gap: var(--s4);`

/** F-123, F-124, F-126 */
export function SecurityScreen({ devices }: { devices: ReactNode }) {
  const { me } = usePerson()
  const { providers } = useSite()
  return (
    <SettingsPage title={t('account:security.title')}>
      {me ? (
        <div className={sections}>
          <div className={own}>
            <EmailChange email={me.user.email} />
            <PasswordChange />
          </div>
          {providers.length > 0 && <LinkedProviders />}
          {devices}
          <DeviceLink />
        </div>
      ) : (
        <Loading />
      )}
    </SettingsPage>
  )
}
