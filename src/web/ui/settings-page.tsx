import type { ReactNode } from 'react'
import { t } from '../i18n/i18n.ts'
import { BackLink } from './back-link.tsx'
import { PageHeading } from './page-heading.tsx'
import { stack } from './styles.ts'

/** The frame of every page below the settings: the way back, and the heading. */
export function SettingsPage({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className={stack}>
      <BackLink to="/account/settings">{t('account:back')}</BackLink>
      <PageHeading intro={intro}>{title}</PageHeading>
      {children}
    </div>
  )
}
