import { css } from '@linaria/core'
import { useEffect, useState } from 'react'
import { appearances, type KeptAppearance } from '#machines/shell/colour-scheme/colour-schemes.ts'
import { t } from '#web/i18n/i18n.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { useLazyMachine } from '#web/ui/use-lazy-machine.ts'

const group = css`
  display: flex; flex-wrap: wrap; gap: var(--s1) var(--s3); align-items: center;
  @media (max-width: 559px) { & > span { inline-size: 100%; } }
  & > div { display: inline-flex; border: 1px solid var(--line-soft); border-radius: 999px; padding: 2px; }
  & button { min-block-size: 32px; padding: 0 var(--s3); border: 0; border-radius: 999px; background: transparent; color: var(--ink-soft); font-size: var(--size-s); cursor: pointer; }
  & button:hover { color: var(--ink); text-decoration: underline; }
  & button[aria-pressed='true'] { background: var(--surface-sunk); box-shadow: inset 0 0 0 1px var(--line); color: var(--ink); font-weight: 650; text-decoration: none; }
  @media (forced-colors: active) { & button[aria-pressed='true'] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`

const loadWith = lazyImport(async () => (await import('./colour-scheme.implementations.ts')).colourSchemeWith)

function Choices({ kept }: { kept: KeptAppearance }) {
  const site = useSite()
  const [state, send] = useLazyMachine(async () => (await loadWith())(site), kept)
  const chosen = state ? state.value : kept
  return appearances.map(([of, choices]) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons is no form
    <div key={of} className={group} role="group" aria-labelledby={of}>
      <span id={of}>{t(`shell:appearance.${of}`)}</span>
      <div>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === (chosen[of] ?? 'device')}
            onClick={() => send({ type: `${of}.chosen`, choice })}
          >
            {t(`shell:appearance.${choice}`)}
          </button>
        ))}
      </div>
    </div>
  ))
}

/** U-017: light, dark, or as the device is, and how much contrast. The server doesn't know what this device has kept; the page's first script has read it. */
export function ColourSchemeChoice() {
  const [kept, setKept] = useState<KeptAppearance>({})
  useEffect(() => setKept({ ...document.documentElement.dataset }), [])
  return <Choices key={`${kept.scheme}${kept.contrast}`} kept={kept} />
}
