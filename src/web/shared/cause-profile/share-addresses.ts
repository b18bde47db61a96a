import { withChannel } from '#contract/rewards/channels.ts'

/** Where a person is sent to pass a cause’s page on: each with the words `text`, the page’s address `url` and, in it, by which way it was passed on. */
export function shareAddresses(name: string, url: string, text: string) {
  const words = (channel: 'whatsapp' | 'email') => encodeURIComponent(`${text} ${withChannel(url, channel)}`)
  return {
    whatsApp: `https://wa.me/?text=${words('whatsapp')}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(withChannel(url, 'facebook'))}`,
    email: `mailto:?subject=${encodeURIComponent(name)}&body=${words('email')}`,
  }
}
