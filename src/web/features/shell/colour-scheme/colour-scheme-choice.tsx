import { css } from '@linaria/core'
import { useEffect, useId, useState } from 'react'
import { type ColourScheme, colourSchemes } from '#machines/shell/colour-scheme/colour-schemes.ts'
import { t } from '#web/i18n/i18n.ts'
import { later } from '#web/site/later.ts'
import { useSite } from '#web/site/site.ts'
import { byState } from '#web/ui/by-state.ts'
import { useLazyMachine } from '#web/ui/use-lazy-machine.ts'

const choice = css`
  display: flex; flex-wrap: wrap; gap: var(--s1) var(--s3); align-items: center; border: 0; padding: 0;
  & > div { display: inline-flex; border: 1px solid var(--line); border-radius: 999px; padding: 2px; }
  & button { min-block-size: 32px; padding: 0 var(--s3); border: 0; border-radius: 999px; background: transparent; color: var(--ink-soft); font-size: var(--size-s); cursor: pointer; }
  & button:hover { color: var(--ink); text-decoration: underline; }
  & button[aria-pressed='true'] { background: var(--accent); color: var(--accent-ink); font-weight: 650; text-decoration: none; }
  @media (forced-colors: active) { & button[aria-pressed='true'] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
`

const loadWith = later(async () => (await import('./colour-scheme.implementations.ts')).colourSchemeWith)

function Choice({ kept }: { kept: ColourScheme }) {
  const site = useSite()
  const id = useId()
  const [state, send] = useLazyMachine(async () => (await loadWith())(site), { kept })
  const chosen = state ? byState(state.value, { starting: kept, device: 'device', light: 'light', dark: 'dark' }) : kept
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons is no form
    <div className={choice} role="group" aria-labelledby={id}>
      <span id={id}>{t('shell:appearance.title')}</span>
      <div>
        {colourSchemes.map((scheme) => (
          <button
            key={scheme}
            type="button"
            aria-pressed={scheme === chosen}
            onClick={() => send({ type: 'scheme.chosen', scheme })}
          >
            {t(`shell:appearance.${scheme}`)}
          </button>
        ))}
      </div>
    </div>
  )
}

/** U-017: light, dark, or as the device is. The server doesn't know what this device has kept. */
export function ColourSchemeChoice() {
  const { storage } = useSite()
  const [kept, setKept] = useState<ColourScheme>('device')
  useEffect(() => setKept(colourSchemes.find((scheme) => scheme === storage.read('colourScheme')) ?? 'device'), [storage])
  return <Choice key={kept} kept={kept} />
}
