import { css } from '@linaria/core'
import on from 'lucide/dist/esm/icons/arrow-right.mjs'
import type { Drawing } from '#machines/support/chart-picture/drawing.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Sign } from './sign.tsx'

const key = css`
  display: flex; flex-wrap: wrap; gap: 2px var(--s5); align-items: center; font-size: var(--size-s); line-height: 1.4; color: var(--ink-soft);
  & > li { display: inline-flex; gap: var(--s2); align-items: center; }
  & i { flex: none; box-sizing: border-box; inline-size: 22px; block-size: 16px; border: 1.5px solid var(--accent); border-radius: 4px; background: var(--surface-raised); text-align: center; font: 650 12px / 12px var(--text); color: var(--ink); }
  & i.first { inline-size: 12px; block-size: 12px; border: 1px solid var(--edge); border-radius: 50%; background: var(--highlight); }
  & i.end { border: 4px double var(--accent); }
  & i.lit { border-color: var(--waiting); background: var(--waiting-wash); box-shadow: 0 0 0 2px var(--waiting); }
  & i.been { border: 2px dashed var(--waiting); }
  & svg { inline-size: 1.1em; block-size: 1.1em; }
`

interface DrawingKeyProps {
  drawing: Drawing
  isRead: boolean
  isLit: boolean
  wasLit: boolean
}

/** What the signs of a picture mean, of those that are in it. */
export function DrawingKey({ drawing: { states, edges }, isRead, isLit, wasLit }: DrawingKeyProps) {
  return (
    <ul className={key}>
      <li>
        <i className="first" />
        {t('support-charts:legend.first')}
      </li>
      {edges.length > 0 && (
        <li>
          <Icon drawing={on} />
          {t(isRead ? 'support-charts:key.way' : 'support-charts:key.transition')}
        </li>
      )}
      {states.some(({ kind }) => kind === 'final') && (
        <li>
          <i className="end" />
          {t('support-charts:legend.end')}
        </li>
      )}
      {(['waits', 'wrong'] as const).map(
        (mark) =>
          states.some(({ marks }) => marks.includes(mark)) && (
            <li key={mark}>
              <Sign of={mark} />
              {t(`support-charts:thumbnail.${mark}`)}
            </li>
          ),
      )}
      {states.some(({ isFolded }) => isFolded === true) && (
        <li>
          <i>+</i>
          {t('support-charts:key.inside')}
        </li>
      )}
      {isLit && (
        <li>
          <i className="lit" />
          {t('support-charts:key.lit')}
        </li>
      )}
      {wasLit && (
        <li>
          <i className="been" />
          {t('support-charts:key.been')}
        </li>
      )}
    </ul>
  )
}
