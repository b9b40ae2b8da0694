import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { keepLink, resumeLink, useRecovery, validateLink, type RecoveryLink } from './recoveryStore.ts';

/** The link that was opened. It moves from the address to the tab at once: the address bar and its history are no place for a secret. */
export function useLink(): RecoveryLink | undefined {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [token, id] = [address.get('token') ?? '', address.get('id') ?? ''];
  useEffect(() => {
    if (token === '' && id === '') {
      // After a reload of the page.
      resumeLink();
      return;
    }
    if (token !== '' && id !== '') {
      const link = { token, id };
      keepLink(link);
      void validateLink(link);
    }
    void navigate(paths.recover, { replace: true });
  }, [token, id, navigate]);
  const { link } = useRecovery();
  return token !== '' && id !== '' ? { token, id } : link;
}
