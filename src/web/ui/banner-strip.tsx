import { css } from '@linaria/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../i18n/i18n.ts'
import { Icon } from './icons.tsx'
import { container } from './styles.ts'

const strip = css`
  background: var(--accent-wash); border-block-start: 1px solid var(--line-soft);
  & > div { display: flex; align-items: center; gap: var(--s3); justify-content: space-between; padding-block: var(--s3); }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; margin-inline-start: var(--s2); font-weight: 650; }
  & button { background: none; border: 0; color: inherit; min-inline-size: 44px; min-block-size: 44px; display: grid; place-items: center; cursor: pointer; flex: none; }
  @media (max-width: 767px) { & > div { align-items: start; } & a { display: flex; margin: 0; } }
  @media print { display: none; }
`

/** A message between the page and its footer. It comes once that place is below the window: then it covers nothing, and nothing that somebody looks at moves. */
export function BannerStrip({ label, onClose, children }: { label: string; onClose(): void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!place.current || isOpen) return
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry && entry.boundingClientRect.top >= innerHeight) setIsOpen(true)
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [isOpen])
  if (!isOpen) return <div ref={place} />
  return (
    <section className={strip} aria-label={label} data-strip>
      <div className={container}>
        <p>{children}</p>
        <button type="button" aria-label={t('shell:dismissBanner')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  )
}
