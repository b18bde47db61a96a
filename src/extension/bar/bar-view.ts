import type { SnapshotFrom } from 'xstate'
import { limits } from '#contract/limits.ts'
import type { ReminderBarEvent, reminderBarMachine } from '#machines/shopping/reminder-bar/reminder-bar.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { donates } from '../words.ts'
import { button } from './dom.ts'

type Snapshot = SnapshotFrom<typeof reminderBarMachine>

/** What the bar says in a state, and what can be pressed; the first button is the one that matters. */
export interface BarView {
  tone: 'plain' | 'waiting' | 'positive'
  title: string
  text: string
  buttons: HTMLButtonElement[]
  canClose: boolean
}

/** For each state what a person sees; null: nothing. A state left out doesn't compile. */
export function viewOf({ value, context }: Snapshot, send: (event: ReminderBarEvent) => void): BarView | null {
  const { page } = context
  const shop = page.shop?.name ?? ''
  const press = (words: string, type: Exclude<ReminderBarEvent['type'], 'donation.active'>, kind = 'primary') =>
    button(words, kind, () => send({ type }))
  const view = (title: string, text: string, more: Partial<BarView> = {}): BarView => ({
    tone: 'plain',
    title,
    text,
    buttons: [],
    canClose: true,
    ...more,
  })
  const hidden = () => null
  const views: Record<Snapshot['value'], () => BarView | null> = {
    checking: hidden,
    unknown: hidden,
    noShop: hidden,
    mutedHere: hidden,
    standingDown: hidden,
    dismissed: hidden,
    activeUnseen: hidden,
    offered: () =>
      view(
        t('shopping-extension:bar.offer', { shop, rate: page.shop ? donates(page.shop) : '' }),
        page.shop && page.standing.kind === 'sentByOthers'
          ? t('shopping-extension:bar.sentByOthers')
          : t('shopping-extension:bar.offerText'),
        {
          buttons: [
            press(t('shopping-extension:bar.activate'), 'donation.activated'),
            context.isMuted
              ? press(t('shopping-extension:bar.unmute'), 'shop.unmuted', 'quiet')
              : press(t('shopping-extension:bar.mute'), 'shop.muted', 'quiet'),
          ],
        },
      ),
    activating: () =>
      view(t('shopping-extension:bar.activating'), t('shopping-extension:bar.activatingText', { shop }), { canClose: false }),
    leaving: () =>
      view(t('shopping-extension:bar.activating'), t('shopping-extension:bar.activatingText', { shop }), { canClose: false }),
    notActivated: () =>
      view(t('shopping-extension:bar.notActivated'), t('shopping-extension:bar.notActivatedText'), {
        tone: 'waiting',
        buttons: [press(t('shopping-extension:tryAgain'), 'donation.activated')],
      }),
    active: () =>
      view(t('shopping-extension:bar.active'), t('shopping-extension:bar.activeText', { shop }), { tone: 'positive' }),
    trackingLost: () =>
      view(
        t('shopping-extension:bar.lost'),
        context.loss === 'timeOver'
          ? t('shopping-extension:bar.timeOver', { count: limits.visitSessionMinutes })
          : t('shopping-extension:bar.otherLink', { shop }),
        { tone: 'waiting', buttons: [press(t('shopping-extension:bar.again'), 'donation.activated')] },
      ),
    remembering: () => view(t('shopping-extension:bar.remembering'), '', { canClose: false }),
    notRemembered: () =>
      view(t('shopping-extension:bar.notRemembered'), t('shopping-extension:bar.notRememberedText'), {
        tone: 'waiting',
        buttons: [press(t('shopping-extension:tryAgain'), 'choice.retried')],
      }),
    muted: () =>
      view(t('shopping-extension:bar.muted', { shop }), t('shopping-extension:bar.mutedText'), {
        buttons: [press(t('shopping-extension:bar.undo'), 'shop.unmuted', 'quiet')],
      }),
  }
  return views[value]()
}
