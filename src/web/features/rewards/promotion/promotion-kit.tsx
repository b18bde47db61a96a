import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type KitFile, kitAddress } from '#contract/causes/kit.ts'
import { type Channel, withChannel } from '#contract/rewards/channels.ts'
import { type CopiedText, type PromotionText, promotionTexts } from '#contract/rewards/promotion.ts'
import type { Promotion } from '#machines/rewards/promotion/promotion.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { card, row, soft, stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import type { Promoted } from './promotion.implementations.ts'

const plain = css`
  white-space: pre-line; overflow-wrap: anywhere; user-select: all; padding: var(--s3) var(--s4); background: var(--surface-sunk); border-radius: var(--radius);
`
const code = css`font-family: ui-monospace, monospace; font-size: var(--size-s);`
const two = css`
  display: grid; gap: var(--s4); align-items: start;
  @media (min-width: 768px) { grid-template-columns: 1fr 1fr; }
`
const small = css`font: 650 var(--size-m) / 1.3 var(--text); letter-spacing: 0;`
const downloads = css`
  display: grid; gap: 0 var(--s5);
  @media (min-width: 768px) { grid-template-columns: 1fr 1fr; }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
  & li { border-block-end: 1px solid var(--line-soft); }
`
const preview = css`max-inline-size: 100%; block-size: auto;`

interface Props {
  promoted: Promoted
  found: Promotion
  /** Puts a text where it can be pasted; `what` is its name. */
  copy(what: CopiedText, text: string): void
  /** What is said beside it, when it has been copied or cannot be. */
  said(what: CopiedText): string
}

/** F-158: the link, and what came of it. */
export function LinkPart({
  promoted: { cause },
  found: { address, friends },
  copy,
  said,
  share,
}: Props & { share: (() => void) | null }) {
  return (
    <section className={cx(card, stack)} aria-labelledby="promotion-link">
      <div className={tightStack}>
        <h2 id="promotion-link">{t('rewards-promotion:link.title')}</h2>
        <p>{t('rewards-promotion:link.text', { cause: cause.name })}</p>
      </div>
      <p className={cx(plain, code)}>{withChannel(address, 'copy')}</p>
      <div className={row}>
        <Button onClick={() => copy('link', withChannel(address, 'copy'))}>
          <Icon name="copy" />
          {t('rewards-promotion:link.copy')}
        </Button>
        {share && (
          <Button kind="secondary" onClick={share}>
            {t('rewards-promotion:link.share')}
          </Button>
        )}
        <ButtonLink to="/email-share" search={{ cause: cause.id }} kind="secondary">
          {t('rewards-promotion:link.email')}
        </ButtonLink>
        <span role="status">{said('link')}</span>
      </div>
      {friends > 0 && (
        <p>
          {t('rewards-promotion:link.friends', { count: friends })}{' '}
          <Link to="/referrals">{t('rewards-promotion:link.referrals')}</Link>
        </p>
      )}
    </section>
  )
}

const channelOfText = {
  message: 'whatsapp',
  post: 'facebook',
  email: 'email',
  newsletter: 'newsletter',
} as const satisfies Record<Exclude<PromotionText, 'button'>, Channel>

/** Texts for the channels that volunteers use, each to be copied whole. */
export function TextsPart({ promoted: { cause }, found: { address }, copy, said }: Props) {
  const { tenant } = useSite()
  const values = { cause: cause.name, site: tenant.name }
  const texts = promotionTexts.filter((text): text is Exclude<PromotionText, 'button'> => text !== 'button')
  return (
    <section className={stack} aria-labelledby="promotion-texts">
      <div className={tightStack}>
        <h2 id="promotion-texts">{t('rewards-promotion:texts.title')}</h2>
        <p className={soft}>{t('rewards-promotion:texts.intro')}</p>
      </div>
      <div className={two}>
        {texts.map((text) => {
          const name = t(`rewards-promotion:texts.${text}`)
          const words = t(`rewards-promotion:texts.${text}Text`, {
            ...values,
            address: withChannel(address, channelOfText[text]),
          })
          return (
            <div key={text} className={cx(card, tightStack)}>
              <h3 className={small}>{name}</h3>
              <p className={plain}>{words}</p>
              <div className={row}>
                <Button kind="quiet" onClick={() => copy(text, words)}>
                  {t('rewards-promotion:texts.copy')}
                  <span className={visuallyHidden}> {name}</span>
                </Button>
                <span role="status">{said(text)}</span>
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}

const prints = [
  ['poster-a4.pdf', 'posterA4'],
  ['poster-a5.pdf', 'posterA5'],
  ['flyer.pdf', 'flyer'],
  ['business-card.pdf', 'businessCard'],
  ['square.png', 'square'],
] as const satisfies readonly (readonly [KitFile, string])[]

/** What is printed and posted; made by the server, with the logo and a code. */
export function PicturesPart({ promoted: { cause, runsIt } }: Pick<Props, 'promoted'>) {
  const download = (href: string, file: string, words: ReactNode) => (
    <li key={file}>
      <a href={href} download={`${cause.uri}-${file}`}>
        {words}
      </a>
    </li>
  )
  return (
    <section className={stack} aria-labelledby="promotion-pictures">
      <div className={tightStack}>
        <h2 id="promotion-pictures">{t('rewards-promotion:pictures.title')}</h2>
        <p className={soft}>{t('rewards-promotion:pictures.intro')}</p>
      </div>
      <ul className={downloads}>
        {prints.map(([file, name]) => download(kitAddress(cause.uri, file), file, t(`rewards-promotion:pictures.${name}`)))}
        {download(`/causes/${cause.uri}/card.png`, 'card.png', t('rewards-promotion:pictures.card'))}
        {runsIt && (
          <li>
            <Link to="/account/causes/$causeId/qr" params={{ causeId: `${cause.id}` }}>
              {t('rewards-promotion:pictures.code')}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Text that stands in an attribute between double quotes. */
const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** For the cause's own website: a link and a picture, no script and no cookie. */
export function ButtonPart({ promoted: { cause }, found: { address }, copy, said }: Props) {
  const { origin } = useSite()
  const alt = t('rewards-promotion:button.alt', { cause: cause.name })
  const picture = kitAddress(cause.uri, 'button.png')
  const markup = `<a href="${quoted(withChannel(address, 'embed'))}"><img src="${quoted(origin + picture)}" alt="${quoted(alt)}" width="280" height="72"></a>`
  return (
    <section className={cx(card, stack)} aria-labelledby="promotion-button">
      <div className={tightStack}>
        <h2 id="promotion-button">{t('rewards-promotion:button.title')}</h2>
        <p className={soft}>{t('rewards-promotion:button.intro')}</p>
      </div>
      <img src={picture} alt={alt} width={280} height={72} className={preview} loading="lazy" />
      <p className={cx(plain, code)}>{markup}</p>
      <div className={row}>
        <Button kind="secondary" onClick={() => copy('button', markup)}>
          {t('rewards-promotion:button.copy')}
        </Button>
        <span role="status">{said('button')}</span>
      </div>
    </section>
  )
}
