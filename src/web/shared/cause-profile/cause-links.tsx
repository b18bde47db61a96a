import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Icon } from '#web/ui/icons.tsx'
import { useProfile } from './profile-context.ts'
import { registerLink } from './register-link.ts'

const checked = css`display: inline-flex; min-block-size: 28px; gap: var(--s1); align-items: center; color: var(--positive); & > svg { inline-size: 1em; } & > a { color: inherit; }`

const hostOf = (address: string) => address.replace(/^https?:\/\/(www\.)?([^/]*).*/s, '$2')

/** Where a cause can be looked up: at the charity register, and at addresses of its own, which we don't answer for; what is no address of the web is left out. */
export function CauseLinks() {
  const { tenant } = useSite()
  const { website, socialLinks: social, isRegisteredCharity, charityNumber: number, standing } = useProfile().cause
  const own = {
    website: website ?? social.website,
    facebook: social.facebook,
    instagram: social.instagram,
    twitter: social.twitter,
  }
  const named = Object.entries(own) as [keyof typeof own, string | null][] // entries lose the keys
  const shown = named.flatMap(([name, address]) => (address && /^https?:\/\//.test(address) ? [[name, address] as const] : []))
  return (
    <span id="cause-links">
      {standing === 'confirmed' && (
        <span className={checked}>
          <Icon name="tick" />
          <Link to="/cause-categories" hash="checked">
            {t('content:cause.checked', { site: tenant.name })}
          </Link>
        </span>
      )}
      {isRegisteredCharity && number !== null && (
        <a href={registerLink(number)} itemProp="identifier" rel="noreferrer">
          {t('content:cause.charityNumber', { number })}
        </a>
      )}
      {shown.map(([name, address]) => (
        <a key={name} href={address} itemProp="sameAs" rel="nofollow ugc noreferrer">
          {name === 'website' ? hostOf(address) : t(`content:cause.link.${name}`)}
        </a>
      ))}
    </span>
  )
}
