import { siteWorker } from './site-worker.ts'

/** What the server needs to send something to this browser. */
interface Subscribed {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export const canShowNotices = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const noticesAllowed = () => Notification.permission

export const askForNotices = () => Notification.requestPermission()

const keyOf = (subscription: PushSubscription) => {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function subscriptionOf(registration: ServiceWorkerRegistration | undefined) {
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Where this browser takes notices that are signed with this key; null where it takes none. */
export async function endpointFor(publicKey: string): Promise<string | null> {
  const subscription = await subscriptionOf(await navigator.serviceWorker.getRegistration())
  return subscription && keyOf(subscription) === publicKey ? subscription.endpoint : null
}

/** The browser keeps a `pushSubscription` with its maker's push service until it is taken back. */
export async function subscribeToPush(publicKey: string): Promise<Subscribed> {
  await siteWorker()
  const registration = await navigator.serviceWorker.ready
  const before = await subscriptionOf(registration)
  if (before && keyOf(before) !== publicKey) await before.unsubscribe()
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

export async function unsubscribeFromPush(): Promise<void> {
  await (await subscriptionOf(await navigator.serviceWorker?.getRegistration()))?.unsubscribe()
}
