import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import chat from 'lucide/dist/esm/icons/message-circle.mjs'
import print from 'lucide/dist/esm/icons/printer.mjs'
import post from 'lucide/dist/esm/icons/share-2.mjs'
import type { CauseCard, PaysFor } from '#contract/causes/cause.ts'
import { kitAddress } from '#contract/causes/kit.ts'
import { withChannel } from '#contract/rewards/channels.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatPounds } from '#web/i18n/later-formats.ts'
import { keepShared } from '#web/shared/cause-profile/keep-shared.ts'
import { shareAddresses } from '#web/shared/cause-profile/share-addresses.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icons.tsx'
import { card } from '#web/ui/styles.ts'

const kit = css`
  && { display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); align-content: start; line-height: 1.4; @media (max-width: 767px) { padding: var(--s4); } }
  & > h2 { font-size: var(--size-l); line-height: 1.3; }
  & > p { text-wrap: pretty; }
  & > div { display: flex; flex-wrap: wrap; gap: var(--s3) var(--s4); align-items: center; }
  & blockquote { margin: 0; padding: var(--s3) var(--s4); border-radius: var(--radius); background: var(--surface-sunk); overflow-wrap: anywhere; user-select: all; & > span { display: block; font-weight: 600; } }
  & > figure { display: flex; gap: var(--s4); align-items: center; margin: 0; font-size: var(--size-s); line-height: 1.3; color: var(--ink-soft); & > img { inline-size: 9rem; block-size: auto; border: 1px solid var(--line-soft); border-radius: var(--radius); } & a { display: inline-block; padding-block: var(--s1); } }
  @media (max-width: 767px) { & > div > :is(button, ul) { flex: 1 1 100%; } }
  & ul { display: flex; flex-wrap: wrap; gap: 0 var(--s4); margin: 0; padding: 0; list-style: none; & a { display: inline-flex; gap: var(--s2); align-items: center; min-block-size: 44px; } & svg { inline-size: 1.15em; block-size: 1.15em; flex: none; } }
  @media (max-width: 767px) { & ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); } }
  @container (min-width: 42rem) { && { grid-template-columns: minmax(0, 1fr) 13rem; gap: var(--s3) var(--s6); & > * { grid-column: 1; } & > figure { grid-area: 1 / 2 / span 4; display: grid; align-content: center; gap: var(--s1); & > img { inline-size: 100%; } } } }
`
const marks = { whatsApp: chat, facebook: post, email: mail }

interface ShareKitProps {
  cause: CauseCard
  /** What the cause says that amounts pay for: the least of them is in the words. */
  lines: readonly PaysFor[]
  /** Why nothing on the page is more worth doing, where nothing is. */
  reason: string | null
}

/** D-016: words to pass the cause’s page on with, ready to be copied, and the ways that most people have; at the foot what one prints. */
export function ShareKit({ cause, lines, reason }: ShareKitProps) {
  const { api, origin } = useSite()
  const url = `${origin}/causes/${cause.uri}`
  const least = lines.toSorted((a, b) => a.pounds - b.pounds)[0]
  const words = [
    t('cause-admin-dashboard:share.words', { cause: cause.name }),
    least && t('giving:panel.enough', { amount: formatPounds(least.pounds * 100), what: least.text }),
  ]
    .filter(Boolean)
    .join(' ')
  const to = shareAddresses(cause.name, url, words)
  async function copy(): Promise<void> {
    const says = { done: t('cause-admin-dashboard:share.copied'), failed: t('cause-admin-dashboard:share.notCopied') }
    if (await copyText(`${words} ${withChannel(url, 'copy')}`, says)) keepShared(api)
  }
  return (
    <section className={cx(card, kit)} aria-labelledby="share-kit">
      <h2 id="share-kit">{t('cause-admin-dashboard:share.title')}</h2>
      {reason !== null && <p>{reason}</p>}
      <blockquote>
        {words}{' '}
        <span>
          {origin.replace(/^https?:\/\//, '')}/causes/
          <wbr />
          {cause.uri}
        </span>
      </blockquote>
      <div>
        <Button kind={reason === null ? 'secondary' : 'primary'} onClick={() => void copy()}>
          <Icon name="copy" />
          {t('cause-admin-dashboard:share.copy')}
        </Button>
        <ul>
          {(['whatsApp', 'facebook', 'email'] as const).map((way) => (
            <li key={way}>
              <a href={to[way]} rel="noreferrer">
                <Icon drawing={marks[way]} />
                {t(`cause-admin-dashboard:share.${way}`)}
              </a>
            </li>
          ))}
          <li>
            <Link to="/account/causes/$causeId/qr" params={{ causeId: `${cause.id}` }}>
              <Icon drawing={print} />
              {t('cause-admin-dashboard:share.posters')}
            </Link>
          </li>
        </ul>
      </div>
      <figure>
        <img
          src={kitAddress(cause.uri, 'square-small.webp')}
          alt={t('cause-admin-dashboard:share.pictureOf', { cause: cause.name })}
          width={480}
          height={480}
          loading="lazy"
        />
        <figcaption>
          <a href={kitAddress(cause.uri, 'square.png')}>{t('cause-admin-dashboard:share.picture')}</a>
        </figcaption>
      </figure>
    </section>
  )
}
