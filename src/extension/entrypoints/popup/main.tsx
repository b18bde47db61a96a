import { createRoot } from 'react-dom/client'
import { Popup } from '#extension/popup/popup.tsx'
import { speak } from '#extension/words.ts'
import '#extension/popup/popup.css'

speak()
const place = document.getElementById('popup')
if (place) createRoot(place).render(<Popup />)
