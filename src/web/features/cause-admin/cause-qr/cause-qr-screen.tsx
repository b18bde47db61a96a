import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { BrandMark } from '#web/ui/brand-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Face } from '#web/ui/face.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { QrSquares } from '#web/ui/qr-code.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { card, container, pageBody, paper, soft, stack } from '#web/ui/styles.ts'
import { causeQrWith } from './cause-qr.implementations.ts'

const page = css`
  @media (min-width: 1024px) { max-inline-size: 68rem; }
  @media print { max-inline-size: none; & .screen { display: none; } }
`
// The poster as it will be printed, and beside it what can be done with it.
const sides = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 38rem) minmax(14rem, 1fr); gap: var(--s7); align-items: start; & > :first-child { order: 2; } }
  @media print { display: block; }
`
const ways = css`
  display: flex; flex-wrap: wrap; gap: var(--s3);
  @media (min-width: 1024px) { display: grid; justify-items: start; }
`
const poster = css`
  justify-items: center; text-align: center; padding: var(--s7) var(--s5);
  & h2 { text-wrap: balance; }
  & p { overflow-wrap: anywhere; }
  @media print { border: 0; padding: 0; & h2 { font-size: 2.4rem; } }
`
const code = css`inline-size: min(20rem, 100%); @media print { inline-size: 12cm; }`
const brand = css`
  display: inline-flex; align-items: center; gap: var(--s2); color: var(--accent); border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s5); margin-block-start: var(--s3);
  & > svg { flex: none; fill: currentcolor; print-color-adjust: exact; }
`

/** As people type it. A long one breaks after a stroke, never within a word. */
const shortOf = (address: string) => address.replace(/^https?:\/\//, '').replaceAll('/', '/\u200b')

/** R-141, F-155, U-062: it stands alone on its page, as it is printed. */
export function CauseQrScreen({ causeId }: { causeId: number }) {
  const site = useSite()
  const machine = useMemo(() => causeQrWith(site, causeId), [site, causeId])
  const [state, send] = useMachine(machine)
  const { found } = state.context
  return (
    <div className={cx(container, pageBody)}>
      <div className={cx(stack, page)}>
        <p className="screen">
          <Link to="/account/causes/$causeId/settings" params={{ causeId: `${causeId}` }}>
            {t('cause-admin-qr:back')}
          </Link>
        </p>
        <div className="screen">
          <PageHeading intro={found ? t('cause-admin-qr:intro') : undefined}>
            {found ? t('cause-admin-qr:title', { cause: found.causeName }) : t('cause-admin-qr:making')}
          </PageHeading>
        </div>
        {showState(state.value, {
          generating: <Loading />,
          shown: null,
          failed: () => <Problem words={t('cause-admin-qr:failed')} onRetry={() => send({ type: 'page.refreshed' })} />,
        })}
        {found && (
          <div className={sides}>
            <div className={cx(ways, 'screen')}>
              <Button onClick={() => send({ type: 'download.asked' })}>{t('cause-admin-qr:download')}</Button>
              <Button kind="secondary" onClick={() => send({ type: 'print.asked' })}>
                {t('cause-admin-qr:print')}
              </Button>
              <p className={soft}>{t('cause-admin-qr:uses')}</p>
            </div>
            <section className={cx(card, stack, poster, paper)} aria-labelledby="poster">
              <Face name={found.causeName} picture={found.picture} isLarge />
              <h2 id="poster">{t('cause-admin-qr:poster', { cause: found.causeName })}</h2>
              <QrSquares squares={found.squares} label={t('cause-admin-qr:label', { cause: found.causeName })} className={code} />
              <p>{t('cause-admin-qr:how')}</p>
              <p className={soft}>{shortOf(found.address)}</p>
              <p className={brand}>
                <BrandMark />
              </p>
            </section>
          </div>
        )}
      </div>
    </div>
  )
}
