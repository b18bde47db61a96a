import { t } from '../i18n/i18n.ts'

/** How long to wait, in words: never shorter than it is. */
export function waitInWords(seconds: number | null): string {
  if (seconds === null) return t('common:wait.unknown')
  if (seconds < 60) return t('common:wait.second', { count: Math.ceil(seconds) })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? t('common:wait.minute', { count: minutes }) : t('common:wait.hour', { count: Math.ceil(minutes / 60) })
}
