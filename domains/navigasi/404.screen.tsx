/** /404: the not-found screen under its own address, for links that want to say so. */
import { NotFound } from '@mustika/web-kit/shell/state-page.tsx';

export default NotFound;
