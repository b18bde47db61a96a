import { createFileRoute } from '@tanstack/react-router'
import { PhoneQuestionsScreen } from '../features/shopping/donation-reminder/phone-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder-ios-learn-more/')({
  staticData: page('R-050', { words: ['shopping-reminder'] }),
  component: PhoneQuestionsScreen,
})
