import { css, cx } from '@linaria/core'
import { t } from '../i18n/i18n.ts'
import { soft, tightStack } from './styles.ts'

const quote = css`
  margin: 0; padding-inline-start: var(--s4); border-inline-start: 4px solid var(--accent);
  & > p { white-space: pre-line; overflow-wrap: anywhere; }
`

/** F-153: what a cause says itself, told from our own words by its name. */
export function CauseQuote({ cause, words }: { cause: string; words: string }) {
  return (
    <blockquote className={cx(quote, tightStack)}>
      <p className={soft}>{t('account-notices:says', { cause })}</p>
      <p>{words}</p>
    </blockquote>
  )
}
