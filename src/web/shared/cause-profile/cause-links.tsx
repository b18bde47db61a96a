import { t } from '#web/i18n/i18n.ts'
import { useProfile } from './profile-context.ts'
import { registerLink } from './register-link.ts'

const hostOf = (address: string) => address.replace(/^https?:\/\/(www\.)?([^/]*).*/s, '$2')

/** Where a cause can be looked up: at the charity register, and at addresses of its own, which we don't answer for; what is no address of the web is left out. */
export function CauseLinks() {
  const { website, socialLinks: social, isRegisteredCharity, charityNumber: number } = useProfile().cause
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
