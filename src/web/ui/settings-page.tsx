import '../i18n/account.words.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../i18n/i18n.ts'
import { Button } from './button.tsx'
import { PageHeading } from './page-heading.tsx'
import { Panel } from './panel.tsx'
import { skeletonLine, stack } from './styles.ts'

/** The frame of every page below the settings: the way back, and the heading. */
export function SettingsPage({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className={stack}>
      <p>
        <Link to="/account/settings">{t('account:back')}</Link>
      </p>
      <PageHeading intro={intro}>{title}</PageHeading>
      {children}
    </div>
  )
}

export function SettingsLoading() {
  return (
    <div role="status" className={stack}>
      <p>{t('common:loading')}</p>
      <div className={skeletonLine} />
      <div className={skeletonLine} />
    </div>
  )
}

export function Problem({ words, onRetry }: { words: string; onRetry?(): void }) {
  return (
    <Panel tone="negative" isAlert>
      <p>{words}</p>
      {onRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      )}
    </Panel>
  )
}

/** Said aloud when it comes. */
export function Saved({ words }: { words: string }) {
  return (
    <div role="status">
      <Panel tone="positive">
        <p>{words}</p>
      </Panel>
    </div>
  )
}
