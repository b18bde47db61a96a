import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { type CauseQr, qrFiles } from '#machines/cause-admin/cause-qr/cause-qr.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { bySearch } from '#web/ui/by-search.ts'
import { showState } from '#web/ui/by-state.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { bullets, container, pageBody, soft, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { causeQrWith } from './cause-qr.implementations.ts'
import { Poster } from './poster.tsx'
import { type PosterSize, posterSizes } from './poster-sizes.ts'

const page = css`
  @media print { &, & > div { inline-size: auto; max-inline-size: none; margin: 0; padding: 0; display: block; } & .screen { display: none; } }
`
// The way back and what one came for stay in sight: the page has no other header.
const bar = css`
  position: sticky; inset-block-start: 0; z-index: 5; background: var(--surface); border-block-end: 1px solid var(--line-soft);
  & > div { display: flex; flex-wrap: wrap; gap: 0 var(--s4); align-items: center; justify-content: space-between; min-block-size: 4.5rem; padding-block: var(--s2); }
  @media (max-width: 767px) { & button { padding-inline: var(--s4); } }
`
// On a phone the size, the sheet as it will be printed, and what else there is; where there is room, the sheet beside both.
const sides = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) { grid-template: auto 1fr / minmax(0, 40rem) minmax(18rem, 1fr); gap: var(--s6) var(--s7); align-items: start; & > :nth-child(2) { grid-area: 1 / 1 / 3; } }
  @media print { display: block; }
`
const choices = css`
  display: grid; gap: var(--s2); list-style: none; padding: 0;
  & a { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px var(--s3); align-items: center; padding: var(--s3) var(--s4); border: 2px solid var(--line-soft); border-radius: var(--radius); background: var(--surface-raised); color: var(--ink); text-decoration: none; }
  & a:hover { border-color: var(--ink-soft); }
  & a[aria-current] { border-color: var(--accent); background: var(--accent-wash); }
  & a > span { grid-column: 2; color: var(--ink-soft); font-size: var(--size-s); }
  @media (max-width: 767px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr));
    & a { block-size: 100%; padding: var(--s3) var(--s2); gap: var(--s2); align-content: start; grid-template-columns: minmax(0, 1fr); justify-items: center; text-align: center; & > b { font-size: var(--size-s); line-height: 1.25; } & > span { display: none; } }
  }
`
// The one that is chosen has a dot, as radio buttons do.
const dot = css`
  @media (min-width: 768px) { grid-row: 1 / span 2; }
  inline-size: 1.25rem; block-size: 1.25rem; border: 2px solid var(--line); border-radius: 50%;
  [aria-current] > & { border: 6px solid var(--accent); background: var(--surface-raised); }
`
const part = css`& > h2 { font-size: var(--size-l); } & > p { font-size: var(--size-s); line-height: 1.45; text-wrap: pretty; }`
const ways = css`
  && { gap: var(--s5); }
  & > section { padding-block-start: var(--s5); border-block-start: 1px solid var(--line-soft); }
  & li { text-wrap: pretty; }
  & button { justify-self: start; }
  & > section > button { margin-block-start: var(--s2); }
`
// Side by side where both have room, else below each other; equally wide either way.
const files = css`
  display: grid; gap: var(--s3); grid-template-columns: repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr));
  & > button { justify-self: stretch; padding-inline: var(--s3); }
`

/** On which paper. */
function Sizes({ size }: { size: PosterSize }) {
  return (
    <section className={cx(tightStack, part, 'screen')} aria-labelledby="sizes">
      <h2 id="sizes">{t('cause-admin-qr:sizes')}</h2>
      <ul className={choices}>
        {posterSizes.map((one) => (
          <li key={one}>
            <Link
              to="."
              search={{ size: one === 'a4' ? undefined : one }}
              activeOptions={bySearch}
              replace
              resetScroll={false}
              aria-current={one === size ? 'true' : undefined}
            >
              <i aria-hidden="true" className={dot} />
              <b>{t(`cause-admin-qr:size.${one}.name`)}</b>
              <span>{t(`cause-admin-qr:size.${one}.use`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The code alone, and what to know before it is printed. */
function Ways({ onDownload }: { onDownload(file: (typeof qrFiles)[number]): void }) {
  return (
    <div className={cx(stack, ways, 'screen')}>
      <section className={cx(tightStack, part)} aria-labelledby="code">
        <h2 id="code">{t('cause-admin-qr:code')}</h2>
        <p className={soft}>{t('cause-admin-qr:uses')}</p>
        <div className={files}>
          {qrFiles.map((file) => (
            <Button key={file} kind="secondary" onClick={() => onDownload(file)}>
              {t(`cause-admin-qr:${file}`)}
            </Button>
          ))}
        </div>
      </section>
      <section className={cx(tightStack, part)} aria-labelledby="tips">
        <h2 id="tips">{t('cause-admin-qr:tips')}</h2>
        <ul className={bullets}>
          {(['paper', 'scan', 'edge'] as const).map((tip) => (
            <li key={tip}>{t(`cause-admin-qr:tip.${tip}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const introOf = (found: CauseQr | null) => found && t('cause-admin-qr:intro', { cause: found.causeName })

/** R-141, F-155, U-062: it stands alone on its page, as it is printed. */
export function CauseQrScreen({ causeId, size }: { causeId: number; size: PosterSize }) {
  const site = useSite()
  const machine = useMemo(() => causeQrWith(site, causeId), [site, causeId])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  return (
    <div className={page}>
      <div className={cx(bar, 'screen')}>
        <div className={container}>
          <BackLink to="/account/causes/$causeId/settings" params={{ causeId: `${causeId}` }}>
            {t('cause-admin-qr:back')}
          </BackLink>
          {found && <Button onClick={() => send({ type: 'print.asked' })}>{t('cause-admin-qr:print')}</Button>}
        </div>
      </div>
      <div className={cx(container, pageBody, stack)}>
        <div className="screen">
          <PageHeading intro={introOf(found)}>{t(found ? 'cause-admin-qr:title' : 'cause-admin-qr:making')}</PageHeading>
        </div>
        {showState(state.value, {
          generating: <Loading />,
          shown: null,
          failed: () => (
            <Problem words={t('cause-admin-qr:failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
          ),
        })}
        {found && (
          <div className={sides}>
            <Sizes size={size} />
            <Poster found={found} size={size} />
            <Ways onDownload={(file) => send({ type: 'download.asked', file })} />
          </div>
        )}
      </div>
    </div>
  )
}
