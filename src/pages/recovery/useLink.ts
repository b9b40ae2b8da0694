import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { keepLink, resumeLink, useRecovery, validateLink, type RecoveryLink } from './recoveryStore.ts';

/** Moves the link from the address to the tab at once: a secret must not stay in the address bar or history. */
export function useLink(): RecoveryLink | undefined {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [token, id] = [address.get('token') ?? '', address.get('id') ?? ''];
  useEffect(() => {
    if (token === '' && id === '') {
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
