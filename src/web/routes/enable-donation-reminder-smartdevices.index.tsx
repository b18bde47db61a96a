import { createFileRoute } from '@tanstack/react-router'
import { PhonesScreen } from '../features/shopping/donation-reminder/phone-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/enable-donation-reminder-smartdevices/')({
  staticData: page('R-049', { words: ['shopping-reminder'] }),
  component: PhonesScreen,
})
