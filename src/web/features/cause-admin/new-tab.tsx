import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { visuallyHidden } from '#web/ui/styles.ts'

const newTab = css`inline-size: 1em; block-size: 1em; margin-inline-start: 0.4em; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round;`

/** A drawing for who sees it, words for who does not. */
export function NewTab() {
  return (
    <>
      <svg className={newTab} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M14 5h5v5M19 5l-8 8M17 14v5H5V7h5" />
      </svg>
      <span className={visuallyHidden}> {t('cause-admin-dashboard:nav.opensNewTab')}</span>
    </>
  )
}
